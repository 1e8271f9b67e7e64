import { createHash } from 'node:crypto'

type Document = { body: string; type: string }

/** A public document with an ETag; no `Last-Modified`, because an author's name may vanish without a newer post. */
export function replyFresh(request: Request, { body, type }: Document): Response {
  // Weak, because compression changes the bytes.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}

function matchesEtag({ headers }: Request, etag: string) {
  const tags = headers.get('If-None-Match')?.split(',') ?? []
  return tags.some((tag) => ['*', etag].includes(weak(tag.trim())))
}

function weak(tag: string) {
  return tag.startsWith('"') ? `W/${tag}` : tag
}
