import { listEpisodes, withPaths } from '~/domain/episodes/episodes.server'
import path from 'node:path'
import { audioFolder, ownFiles } from '~/domain/episodes/audio.server'
import { env } from '~/runtime/env.server'
import { fine, wrong, type Finding } from './finding'

/** Checks for an audio file of each episode if the site serves its audio itself. */
export async function checkAudio(): Promise<Finding[]> {
  if (env.EPISODE_AUDIO === 'feed') return []
  const files = await ownFiles()
  const episodes = await withPaths(await listEpisodes())
  const silent = episodes.filter((episode) => !files.has(path.basename(episode.path)))
  if (!silent.length)
    return [fine(`each of the ${episodes.length} episodes has a file in ${audioFolder}`)]
  const [first] = silent
  return [
    wrong(
      `${silent.length} of ${episodes.length} episodes have no file in ${audioFolder}, the newest is ${first?.path}`,
      `Put it there under the name ${path.basename(first?.path ?? '')}.mp3, or set EPISODE_AUDIO=feed.`,
    ),
  ]
}
