import { findCrisis } from './crisis'
import { runCooperatively } from './run-cooperatively.server'

/** `mentionsCrisis` without blocking the server; the longest text takes 50 ms. */
export async function mentionsCrisisCooperatively(text: string): Promise<boolean> {
  return (await runCooperatively(findCrisis(text))).length > 0
}
