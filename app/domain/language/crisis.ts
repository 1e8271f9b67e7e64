import { crisis } from '~/content/words/crisis'
import { makeFinder } from './find-words'

const find = makeFinder(crisis)

/**
 * Whether a text speaks of self-harm or violence, so that helplines show to whoever writes it. The answer is for the
 * moment: it is never stored, and it keeps nothing from being published.
 */
export function speaksOfCrisis(text: string): boolean {
  return find(text).length > 0
}
