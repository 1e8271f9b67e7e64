import { crisis } from '~/content/word-lists/crisis'
import { makeFinder } from './find-words'
import { finish } from './steps'

export const findCrisis = makeFinder(crisis)

/** Whether to show a text's author helplines; never stored, and never blocks publishing. */
export function mentionsCrisis(text: string): boolean {
  return finish(findCrisis(text)).length > 0
}
