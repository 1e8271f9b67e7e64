import { hideInThread } from '~/domain/comments/hide-in-thread.server'
import { ignoreBody } from '~/http/api/read-json.server'
import { toJsonResult, apiRoute, forMembers } from '~/http/api/route.server'

const setHidden = (hidden: boolean) =>
  forMembers(async ({ actor, params, request }) => {
    await ignoreBody(request)
    const done = await hideInThread(actor, params.commentId ?? '', { hidden })
    return toJsonResult(done, () => ({ hidden }))
  })

const route = apiRoute({ POST: setHidden(true), DELETE: setHidden(false) }, 'comment')

export const loader = route.loader
export const action = route.action
