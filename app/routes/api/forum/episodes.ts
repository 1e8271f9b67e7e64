import { listEpisodes } from '~/domain/episodes/episodes.server'
import { ok } from '~/domain/result'
import { episodeEntity } from '~/http/api/entities.server'
import { answerWith, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  async GET() {
    return answerWith(ok(await listEpisodes()), (episodes) => ({
      episodes: episodes.map(episodeEntity),
    }))
  },
})

export const loader = route.loader
export const action = route.action
