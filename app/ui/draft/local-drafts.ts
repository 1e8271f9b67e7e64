import { day } from '~/domain/durations'

const lifetime = day
/** The prefix of every draft's key. */
export const draftPrefix = 'draft:'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form whose values a draft keeps. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((control): control is Control =>
    control.matches('textarea, select, input:not([type=hidden])'),
  )
}

/** Tells counters and buttons, which listen for input events, that controls were filled. */
export function announceInput(controls: Control[]): void {
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
}

type Fields = Record<string, string>
/** `served` is a digest of the text that the server had filled in; absent when it was empty or was typed. */
type LocalDraft = { at: number; fields: Fields; served?: number }

// The drafts of a shared phone. They end with the page.
const memory = new Map<string, string>()
if (typeof document !== 'undefined') addEventListener('pagehide', () => memory.clear())

/**
 * A draft's key in `localStorage`. `owner` identifies the member without revealing their identity. In memory, `owner`
 * is their username.
 */
export function storageKey(owner: string, draftKey: string): string {
  return `${draftPrefix}${owner}:${draftKey}`
}

/**
 * Returns the draft of the last 24 hours, or null if there is none or storage is unavailable.
 * @param served the digest of the text that the form has now; a draft of another text is left out
 */
export function readDraft(key: string, served?: number): Fields | null {
  try {
    const stored = memory.get(key) ?? localStorage.getItem(key) ?? 'null'
    const draft = JSON.parse(stored) as LocalDraft | null
    if (served && draft?.served && served !== draft.served) return null
    return draft && Date.now() - draft.at < lifetime ? draft.fields : null
  } catch {
    return null
  }
}

/**
 * Keeps a draft in `localStorage` or in memory, unless all text fields are blank. Returns true when `localStorage` has
 * it.
 */
export function writeDraft(
  key: string,
  fields: Fields,
  isInMemory: boolean,
  served?: number,
): boolean {
  const draft = JSON.stringify({ at: Date.now(), fields, served })
  if (Object.values(fields).every((value) => value.trim() === '' || value === 'on'))
    removeLocalDrafts((each) => each === key)
  else if (isInMemory) memory.set(key, draft)
  else
    try {
      localStorage.setItem(key, draft)
      return true
    } catch {
      // Storage is unavailable or full. The server still saves a form that is sent.
    }
  return false
}

/** Removes matching drafts. Phones here are shared, so no text may stay behind. */
export function removeLocalDrafts(isGone: (key: string) => boolean = () => true): void {
  for (const key of [...memory.keys()]) if (isGone(key)) memory.delete(key)
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix))
    keys.filter(isGone).forEach((key) => localStorage.removeItem(key))
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}

/** Removes all drafts on sign-out and quick exit, and again after `pagehide`, when an open form stores its draft. */
export function removeLocalDraftsForGood(): void {
  removeLocalDrafts()
  window.addEventListener('pagehide', () => removeLocalDrafts())
}

/** Removes all drafts. An open form keeps its text again only after the next input. */
export function removeDraftsUntilInput(): void {
  for (const form of document.querySelectorAll<HTMLElement>('form[data-draft]'))
    form.dataset.sent = ''
  removeLocalDrafts()
}

/** Removes drafts older than a day. */
export function removeOldDrafts(): void {
  removeLocalDrafts((key) => readDraft(key) === null)
}
