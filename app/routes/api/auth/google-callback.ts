import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiRoute, wordsOf } from '~/http/api/route.server'
import { isGoogleConfigured } from '~/http/auth/google-provider.server'
import { finishGoogle } from '~/http/auth/google-sign-in.server'

const missing = apiRoute({
  GET({ language }) {
    const body = { error: wordsOf(language)('googleMissing') }
    return Promise.resolve({ ok: true, value: { status: 503, body } })
  },
})

// Where Google sends the browser back to: for browsers, which get redirects and not JSON.
export async function loader(given: LoaderFunctionArgs) {
  const isReading = ['GET', 'HEAD'].includes(given.request.method)
  return isReading && isGoogleConfigured()
    ? finishGoogle(given.request, given.context)
    : missing.loader(given)
}

export const action = missing.action
