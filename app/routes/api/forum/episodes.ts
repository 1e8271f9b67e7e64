import { listEpisodes } from '~/domain/episodes/episodes.server'
import { ok } from '~/domain/result'
import { searchEpisodes } from '~/domain/search/search-episodes.server'
import { episodeEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute({
  async GET({ query, context, language }) {
    if (query.q?.trim()) {
      const found = await searchEpisodes({ q: query.q }, language, context.ip)
      return toJsonResult(found, (episodes) => ({
        episodes: episodes.map(({ match, ...episode }) => ({
          ...episodeEntity(episode),
          match: { start: match.start, snippet: match.snippet.join('') },
        })),
      }))
    }
    return toJsonResult(ok(await listEpisodes()), (episodes) => ({
      episodes: episodes.map(episodeEntity),
    }))
  },
})

export const loader = route.loader
export const action = route.action
