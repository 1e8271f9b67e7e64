import { randomUUID } from 'node:crypto'
import type { ContentEffect } from './content-effect'

/**
 * How often what visitors read has been written, as far as this process knows: its own writes before they are answered,
 * others' by `watchContent`. `changed` counts the writes that may have taken something away; `version` counts those too.
 */
export type ContentState = {
  version: number
  changed: number
  /** Up to when (`performance.now()`) every write of others is counted; -Infinity while nobody watches. */
  confirmedAt: number
}

export const content: ContentState = { version: 0, changed: 0, confirmedAt: -Infinity }

/** Names this process to others that share its database. */
export const processToken = randomUUID()

export function countContentWrite(effect: ContentEffect): void {
  if (effect === 'none') return
  content.version += 1
  if (effect === 'changed') content.changed += 1
}
