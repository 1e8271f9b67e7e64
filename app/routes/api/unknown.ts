import type { LoaderFunctionArgs } from '@remix-run/node'
import { translatorFor } from '~/http/api/route.server'
import { replyJson, replyRefusal } from '~/http/reply-json.server'
import { getLanguage } from '~/i18n/i18n.server'

/** Answers unknown API paths, and API requests that `request-checks.server.ts` refused before Remix. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await getLanguage(request)
  if (context.refusal === 400)
    return replyJson({ status: 400, body: { error: translatorFor(language)('refusal.address') } })
  return replyRefusal(context.refusal === 403 ? 403 : 404, language)
}

export const action = loader
