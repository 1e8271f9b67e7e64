import makeEtag from 'etag'
import isFresh from 'fresh'

type Document = { body: string; type: string }

/**
 * Answers with a document that is the same for everybody, or with 304 when the viewer has it already (`If-None-Match`).
 * No time says when it changed: an author's name that went is no newer text, and must go from every reader all the same.
 */
export function replyFresh(request: Request, { body, type }: Document): Response {
  // Weak, because compression changes the bytes afterwards.
  const etag = makeEtag(body, { weak: true })
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  if (isFresh(Object.fromEntries(request.headers), { etag }))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}
