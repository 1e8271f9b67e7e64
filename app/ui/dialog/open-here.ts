import type { MouseEvent } from 'react'

/**
 * Whether a press on a link to a page opens the page's content in a dialog instead: not in another tab, and only where
 * dialogs are supported. The link then has the focus, which the dialog returns: Safari gives it to no pressed link.
 */
export function opensHere(event: MouseEvent<HTMLElement>): boolean {
  if (event.metaKey || event.ctrlKey || typeof HTMLDialogElement === 'undefined') return false
  event.preventDefault()
  event.currentTarget.focus()
  return true
}
