import path from 'node:path'
import { importEpisodes } from '~/domain/episodes/import-episodes.server'

/** A podcast's feed with five episodes and two items that are not episodes. */
export const podcast = path.resolve('tests/data/feeds/podcast.xml')

/**
 * Imports `source`, and returns the numbers of added, updated, unchanged and skipped episodes.
 * @throws {Error} when it fails
 */
export async function changes(source: string): Promise<number[]> {
  const result = await importEpisodes(source)
  if (!result.ok) throw new Error(`${result.problem} ${result.detail}`)
  const { added, updated, unchanged, skipped } = result.value
  return [added.length, updated.length, unchanged, skipped.length]
}
