import { createHash } from 'node:crypto'

type Document = { body: string; type: string }

/**
 * Answers with a document that is the same for everybody, or with 304 when the viewer has it already (`If-None-Match`).
 * No time says when it changed: an author's name that went is no newer text, and must go from every reader all the same.
 */
export function replyFresh(request: Request, { body, type }: Document): Response {
  // Weak, because compression changes the bytes afterwards.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}

function isKnown({ headers }: Request, etag: string) {
  const tags = headers.get('If-None-Match')?.split(',') ?? []
  return tags.some((tag) => ['*', etag].includes(weak(tag.trim())))
}

function weak(tag: string) {
  return tag.startsWith('"') ? `W/${tag}` : tag
}
