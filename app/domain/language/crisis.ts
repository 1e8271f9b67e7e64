import { crisis } from '~/content/word-lists/crisis'
import { makeFinder } from './find-words'
import { finish } from './steps'

export const findCrisis = makeFinder(crisis)

/**
 * Whether a text mentions self-harm or violence, to show its author helplines. Never stored, and never blocks
 * publishing.
 */
export function mentionsCrisis(text: string): boolean {
  return finish(findCrisis(text)).length > 0
}
