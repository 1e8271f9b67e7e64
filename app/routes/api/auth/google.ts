import { apiRoute, wordsOf } from '~/http/api/route.server'

// Where signing in with Google begins; 503 until a Google client can be configured.
const route = apiRoute({
  GET({ language }) {
    const body = { error: wordsOf(language)('googleMissing') }
    return Promise.resolve({ ok: true, value: { status: 503, body } })
  },
})

export const loader = route.loader
export const action = route.action
