import { readEpisode } from '~/domain/episodes/read-episode.server'
import { fail, ok } from '~/domain/result'
import { isId } from '~/domain/validation/validation.server'
import { wholeEpisodeEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute(
  {
    async GET({ params: { episodeId = '' } }) {
      const episode = isId(episodeId) ? await readEpisode(episodeId) : null
      return toJsonResult(episode ? ok(episode) : fail('not-found'), (found) => ({
        episode: wholeEpisodeEntity(found),
      }))
    },
  },
  'episode',
)

export const loader = route.loader
export const action = route.action
