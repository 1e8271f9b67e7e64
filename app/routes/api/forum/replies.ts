import { listReplies } from '~/domain/comments/list-comments.server'
import { commentEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute } from '~/http/api/route.server'

const route = apiRoute(
  {
    async GET({ actor, params, query }) {
      return toJsonResult(
        await listReplies(actor, params.commentId ?? '', query),
        ({ replies, nextCursor }) => ({
          replies: replies.map((reply) => commentEntity(reply)),
          nextCursor,
        }),
      )
    },
  },
  'comment',
)

export const loader = route.loader
export const action = route.action
