import { crisis } from '~/content/word-lists/crisis'
import { makeFinder } from './find-words'
import { finish } from './steps'

/** Finds the words of self-harm and violence in a text. */
export const findCrisis = makeFinder(crisis)

/**
 * Whether a text speaks of self-harm or violence, so that helplines show to whoever writes it. The answer is for the
 * moment: it is never stored, and it keeps nothing from being published.
 */
export function mentionsCrisis(text: string): boolean {
  return finish(findCrisis(text)).length > 0
}
