import { day } from '~/domain/durations'

const lifetime = day
const prefix = 'draft:'

type Fields = Record<string, string>
type LocalDraft = { at: number; fields: Fields }

/** The key of a draft in `localStorage`. `tag` stands for the member, and names her to nobody. */
export function storageKey(tag: string, draftKey: string): string {
  return `${prefix}${tag}:${draftKey}`
}

/** What was typed under this key in the last 24 hours; null when there is nothing, or storage is closed. */
export function readLocalDraft(key: string): Fields | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null
    return draft && Date.now() - draft.at < lifetime ? draft.fields : null
  } catch {
    return null
  }
}

/** Keeps what is typed; fields that are all blank keep nothing, nor does a ticked box alone. */
export function writeLocalDraft(key: string, fields: Fields): void {
  try {
    if (Object.values(fields).every((value) => value.trim() === '' || value === 'on'))
      localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }))
  } catch {
    // Storage is closed or full: the server still keeps what is sent.
  }
}

/** Removes the drafts that match: phones here are shared, and nothing typed may stay behind. */
export function removeLocalDrafts(isGone: (key: string) => boolean = () => true): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    keys.filter(isGone).forEach((key) => localStorage.removeItem(key))
  } catch {
    // Storage is closed, so nothing was kept in it.
  }
}

/** Removes all drafts for somebody who leaves: a form on the page keeps what is in it once more when the page goes. */
export function removeLocalDraftsForGood(): void {
  removeLocalDrafts()
  window.addEventListener('pagehide', () => removeLocalDrafts())
}

/** Removes what is older than a day. */
export function removeOldDrafts(): void {
  removeLocalDrafts((key) => readLocalDraft(key) === null)
}
