import { helpBox } from '~/content/helplines'
import { cardClass } from '~/ui/screen'
import { mentionsCrisis } from '~/domain/language/crisis'

/**
 * Shows the help box under a form's text area when the text is about self-harm or violence. The check runs in the
 * browser, so that unsent text stays on the device. Once shown, the box stays, so that nothing jumps, and follows the
 * page's language.
 */
export function showHelp(form: HTMLFormElement): void {
  if (form.querySelector('.help')) return
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('[name=title],[name=content],[name=question]'),
  ]
  if (!fields.some(({ value }) => mentionsCrisis(value))) return
  const box = document.createElement('div')
  box.className = `help ${cardClass}`
  box.setAttribute('role', 'status')
  form.querySelector('textarea[name=content],textarea[name=question]')?.parentElement?.after(box)
  const write = () => {
    box.innerHTML = helpBox(document.documentElement.lang === 'hi' ? 'hi' : 'en')
  }
  new MutationObserver(write).observe(document.documentElement, { attributeFilter: ['lang'] })
  // Screen readers announce text that is added to an existing live region.
  setTimeout(() => {
    write()
    box.scrollIntoView({ block: 'nearest' })
  })
}
