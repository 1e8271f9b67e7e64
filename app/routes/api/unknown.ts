import type { LoaderFunctionArgs } from '@remix-run/node'
import { replyRefusal } from '~/http/reply-json.server'
import { languageOf } from '~/i18n/i18n.server'

/** Answers for every address below /api that is none, and for what `server.ts` refused before Remix. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return replyRefusal(context.refusal === 403 ? 403 : 404, await languageOf(request))
}

export const action = loader
