import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import { apiRoute, wordsOf } from '../api/route.server'
import { isGoogleConfigured } from './google-provider.server'

type Step = (request: Request, context: AppLoadContext) => Promise<Response>

/** The loader and action of a step of Google's sign-in: browsers open it, hence redirects; 503 without a client. */
export function googleRoute(step: Step) {
  function loader(args: LoaderFunctionArgs) {
    return args.request.method === 'GET' && isGoogleConfigured()
      ? step(args.request, args.context)
      : missing.loader(args)
  }
  return { loader, action: missing.action }
}

const missing = apiRoute(
  {
    GET({ language }) {
      const body = { error: wordsOf(language)('googleMissing') }
      return Promise.resolve({ ok: true, value: { status: 503, body } })
    },
  },
  undefined,
  true,
)
