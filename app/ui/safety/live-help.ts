import { helpBox } from '~/content/help-box'
import { mentionsCrisis } from '~/domain/language/crisis'

/**
 * Shows the calm box above a form's buttons while what is typed speaks of self-harm or violence. It looks here, in
 * the browser: what was never sent leaves the device for nobody. Once shown it stays, so that nothing jumps.
 */
export function showHelp(form: HTMLFormElement): void {
  if (form.querySelector('.help')) return
  const typed = [...form.querySelectorAll<HTMLInputElement>('[name=title],[name=content]')]
  if (!typed.some(({ value }) => mentionsCrisis(value))) return
  const box = document.createElement('div')
  box.className = 'panel help'
  box.setAttribute('role', 'status')
  form.querySelector('.actions')?.before(box)
  // Screen readers say what is put into a region that is there already.
  setTimeout(() => {
    box.innerHTML = helpBox(document.documentElement.lang === 'hi' ? 'hi' : 'en')
  })
}
