import { reviewComment, takeReviewBack, type Reviewed } from '~/domain/comments/reviews.server'
import { ignoreBody, readJson } from '~/http/api/read-json.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'

const verdictOf = ({ verdict }: Reviewed) => ({ verdict })

const route = apiRoute(
  {
    POST: forMembers(async ({ actor, params, request }) =>
      toJsonResult(
        await reviewComment(actor, params.commentId ?? '', await readJson(request)),
        verdictOf,
      ),
    ),
    DELETE: forMembers(async ({ actor, params, request }) => {
      await ignoreBody(request)
      return toJsonResult(await takeReviewBack(actor, params.commentId ?? ''), verdictOf)
    }),
  },
  'comment',
)

export const loader = route.loader
export const action = route.action
