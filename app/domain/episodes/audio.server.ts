import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { env } from '~/runtime/env.server'

/** The folder of the site's own audio files, for `EPISODE_AUDIO=own`. */
export const audioFolder = path.resolve(env.DATA_DIR, 'audio')

/** The types of the files that are served. If an episode has several files, the first type in this list is used. */
export const audioTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
}

/** Matches the names of files that are served: the last part of the URL of an episode's page, and a known ending. */
export const audioFile = new RegExp(`^([\\w-]+)\\.(${Object.keys(audioTypes).join('|')})$`)

type AudioColumns = { path: string; audioUrl: string | null; audioBytes: number | null }

/**
 * Replaces the audio files that the feed names with the site's own files, for `EPISODE_AUDIO=own`. An episode without
 * such a file then has no audio, because visitors are told that none comes from elsewhere.
 */
export async function withAudio<Episode extends AudioColumns>(
  episodes: Episode[],
): Promise<Episode[]> {
  if (env.EPISODE_AUDIO === 'feed') return episodes
  const files = await ownFiles()
  return Promise.all(
    episodes.map(async (episode) => {
      const file = files.get(path.basename(episode.path))
      const size = file && (await sizeOf(file))
      return size
        ? { ...episode, audioUrl: `/audio/${file}`, audioBytes: size }
        : { ...episode, audioUrl: null, audioBytes: null }
    }),
  )
}

/** Returns the names of the audio files, by their name without the ending. */
export async function ownFiles(): Promise<Map<string, string>> {
  const names = await readdir(audioFolder).catch(() => [])
  const endings = Object.keys(audioTypes)
  const found = names.flatMap((name) => {
    const [, start = '', ending = ''] = audioFile.exec(name) ?? []
    return ending ? [{ name, start, place: endings.indexOf(ending) }] : []
  })
  // Of several files with one name, the last one stays in the map.
  const ordered = found.sort((a, b) => b.place - a.place)
  return new Map(ordered.map(({ start, name }) => [start, name]))
}

async function sizeOf(file: string) {
  const found = await stat(path.join(audioFolder, file)).catch(() => null)
  return found?.isFile() ? found.size : 0
}
