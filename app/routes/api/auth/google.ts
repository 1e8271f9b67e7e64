import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiRoute, wordsOf } from '~/http/api/route.server'
import { isGoogleConfigured } from '~/http/auth/google-provider.server'
import { beginGoogle } from '~/http/auth/google-sign-in.server'

const missing = apiRoute({
  GET({ language }) {
    const body = { error: wordsOf(language)('googleMissing') }
    return Promise.resolve({ ok: true, value: { status: 503, body } })
  },
})

// Opened by browsers, hence redirects instead of JSON.
export async function loader(args: LoaderFunctionArgs) {
  const isReading = ['GET', 'HEAD'].includes(args.request.method)
  return isReading && isGoogleConfigured()
    ? beginGoogle(args.request, args.context)
    : missing.loader(args)
}

export const action = missing.action
