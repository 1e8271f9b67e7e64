import { findCrisis } from './crisis'
import { finishInTurns } from './finish-in-turns.server'

/** What `mentionsCrisis` says, without blocking the server: the longest text takes 50 ms. */
export async function mentionsCrisisInTurns(text: string): Promise<boolean> {
  return (await finishInTurns(findCrisis(text))).length > 0
}
