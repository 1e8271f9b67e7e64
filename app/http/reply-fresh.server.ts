import makeEtag from 'etag'
import isFresh from 'fresh'

type Document = { body: string; type: string }

/** A public document with an ETag; no `Last-Modified`, because an author's name may vanish without a newer post. */
export function replyFresh(request: Request, { body, type }: Document): Response {
  // Weak, because compression changes the bytes afterwards.
  const etag = makeEtag(body, { weak: true })
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  // Only the request's ETags count: feed readers also send `Cache-Control: no-cache`, and still want 304.
  const tags = request.headers.get('If-None-Match') ?? undefined
  if (isFresh({ 'if-none-match': tags }, { etag }))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}
