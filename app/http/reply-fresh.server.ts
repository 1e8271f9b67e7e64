import makeEtag from 'etag'
import isFresh from 'fresh'

type Document = { body: string; type: string }

/**
 * Sends a public document with an ETag. Omits `Last-Modified`, because an author's name may disappear without a newer
 * post.
 */
export function replyFresh(request: Request, { body, type }: Document): Response {
  // Weak, because compression changes the bytes afterwards.
  const etag = makeEtag(body, { weak: true })
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  // Only the request's ETags count. Feed readers also send `Cache-Control: no-cache` and still expect 304.
  const tags = request.headers.get('If-None-Match') ?? undefined
  if (isFresh({ 'if-none-match': tags }, { etag }))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}
