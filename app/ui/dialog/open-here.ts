import type { MouseEvent } from 'react'

/**
 * True when a press on a link to a page opens the page's content in a dialog instead. False for a press that opens
 * another tab, and in browsers without dialogs. Also focuses the link, so that the dialog can return the focus: Safari
 * does not focus a pressed link.
 */
export function opensHere(event: MouseEvent<HTMLElement>): boolean {
  if (event.metaKey || event.ctrlKey || typeof HTMLDialogElement === 'undefined') return false
  event.preventDefault()
  event.currentTarget.focus()
  return true
}
