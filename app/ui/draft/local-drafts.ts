import { day } from '~/domain/durations'

const lifetime = day
/** How the keys of all drafts begin. */
export const draftPrefix = 'draft:'

type Fields = Record<string, string>
type LocalDraft = { at: number; fields: Fields }

/** A draft's key in `localStorage`. `tag` stands for the member without revealing who they are. */
export function storageKey(tag: string, draftKey: string): string {
  return `${draftPrefix}${tag}:${draftKey}`
}

/** The draft of the last 24 hours; null if there is none or storage is unavailable. */
export function readLocalDraft(key: string): Fields | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null
    return draft && Date.now() - draft.at < lifetime ? draft.fields : null
  } catch {
    return null
  }
}

/** Stores a draft, unless all text fields are blank; returns whether it is kept. */
export function writeLocalDraft(key: string, fields: Fields): boolean {
  try {
    if (Object.values(fields).every((value) => value.trim() === '' || value === 'on'))
      localStorage.removeItem(key)
    else {
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }))
      return true
    }
  } catch {
    // Storage is unavailable or full: the server still saves what is sent.
  }
  return false
}

/** Removes matching drafts: phones here are shared, and nothing typed may stay behind. */
export function removeLocalDrafts(isGone: (key: string) => boolean = () => true): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix))
    keys.filter(isGone).forEach((key) => localStorage.removeItem(key))
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}

/** Removes all drafts on sign-out and quick exit; an open form stores its draft once more on `pagehide`. */
export function removeLocalDraftsForGood(): void {
  removeLocalDrafts()
  window.addEventListener('pagehide', () => removeLocalDrafts())
}

/** Removes drafts older than a day. */
export function removeOldDrafts(): void {
  removeLocalDrafts((key) => readLocalDraft(key) === null)
}
