/**
 * The ref of a form whose action answers scripts with data instead of a redirect: the page stays. A hidden field that
 * appeared with the scripts would have conform read the form again, while the page still hydrates.
 */
export function sendInPlace(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => formData.set('inPlace', '1'))
}
