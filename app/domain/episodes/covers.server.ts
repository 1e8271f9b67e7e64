import { db } from '~/database/db.server'
import { isId } from '../validation/validation.server'
import type { coverSizes } from './encode-cover.server'

export type CoverSize = keyof typeof coverSizes

/** Replaces each episode's picture URL with the hash of its stored picture; null without one. */
export async function withCovers<Episode extends { imageUrl: string | null }>(
  episodes: Episode[],
): Promise<(Omit<Episode, 'imageUrl'> & { cover: string | null })[]> {
  const sources = episodes.flatMap(({ imageUrl }) => imageUrl ?? [])
  const stored = sources.length
    ? await db.cover.findMany({
        where: { source: { in: sources } },
        select: { source: true, hash: true },
      })
    : []
  const hashes = new Map(stored.map(({ source, hash }) => [source, hash]))
  return episodes.map(({ imageUrl, ...episode }) => ({
    ...episode,
    cover: (imageUrl && hashes.get(imageUrl)) ?? null,
  }))
}

/** Reads the stored picture of an episode, as JPEG; null when it has no picture, or a picture with another hash. */
export async function readCover(
  episodeId: string,
  size: CoverSize,
  hash: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isId(episodeId)) return null
  const episode = await db.episode.findUnique({
    where: { id: episodeId },
    select: { imageUrl: true },
  })
  if (!episode?.imageUrl) return null
  const cover = await db.cover.findUnique({
    where: { source: episode.imageUrl },
    select: { hash: true, [size]: true } as { hash: true; small: true; large: true },
  })
  return cover?.hash === hash ? cover[size] : null
}
