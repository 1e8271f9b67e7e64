/**
 * The ref of a form whose action answers scripts with data instead of a redirect, so that the page stays. If scripts
 * added a hidden field instead, conform would read the form again while the page still hydrates.
 */
export function sendInPlace(form: HTMLFormElement | null): void {
  form?.addEventListener('formdata', ({ formData }) => formData.set('inPlace', '1'))
}
