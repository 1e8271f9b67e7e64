import { crisis } from '~/content/word-lists/crisis'
import { makeFinder } from './find-words'
import { finish } from './steps'

export const findCrisis = makeFinder(crisis)

/** True when a text's author should see helplines. The result is never stored, and never blocks publishing. */
export function mentionsCrisis(text: string): boolean {
  return finish(findCrisis(text)).length > 0
}
