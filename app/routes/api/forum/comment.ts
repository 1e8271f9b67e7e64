import { deleteComment, editComment } from '~/domain/comments/own-comment.server'
import { commentEntity } from '~/http/api/entities.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'
import { ignoreBody, readJson } from '~/http/api/read-json.server'

const route = apiRoute(
  {
    PATCH: forMembers(async ({ actor, params, request }) =>
      toJsonResult(
        await editComment(actor, params.commentId ?? '', await readJson(request)),
        (comment) => ({ comment: commentEntity(comment) }),
      ),
    ),
    DELETE: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await deleteComment(actor, params.commentId ?? ''), () => undefined, 204)
    }),
  },
  'comment',
)

export const loader = route.loader
export const action = route.action
