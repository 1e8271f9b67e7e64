import { createHash } from 'node:crypto'

type Document = { body: string; type: string; modifiedAt?: Date }

/**
 * Answers with a document that is the same for everybody, or with 304 when the asker has it already
 * (`If-None-Match`, or `If-Modified-Since` where that is not sent).
 */
export function replyFresh(request: Request, { body, type, modifiedAt }: Document): Response {
  // Weak, because compression changes the bytes afterwards.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'public, no-cache' })
  if (modifiedAt) headers.set('Last-Modified', modifiedAt.toUTCString())
  if (isKnown(request, etag, modifiedAt)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', `${type}; charset=utf-8`)
  return new Response(body, { headers })
}

function isKnown({ headers }: Request, etag: string, modifiedAt: Date | undefined) {
  const tags = headers.get('If-None-Match')
  if (tags !== null) return tags.split(',').some((tag) => ['*', etag].includes(weak(tag.trim())))
  const since = Date.parse(headers.get('If-Modified-Since') ?? '')
  return modifiedAt !== undefined && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

function weak(tag: string) {
  return tag.startsWith('"') ? `W/${tag}` : tag
}
