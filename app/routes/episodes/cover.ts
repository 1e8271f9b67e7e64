import type { LoaderFunctionArgs } from '@remix-run/node'
import isFresh from 'fresh'
import { readCover, type CoverSize } from '~/domain/episodes/covers.server'
import { coverFile } from '~/http/presenters/episode.server'

/** Serves the picture of an episode. The URL contains a hash of the picture, so browsers cache it for a year. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { episode = '', file = '' } = params
  const [, size, hash = ''] = coverFile.exec(file) ?? []
  const etag = `"${file}"`
  const tags = request.headers.get('If-None-Match') ?? undefined
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
  const picture = size ? await readCover(episode, size as CoverSize, hash) : null
  if (!picture) throw new Response(null, { status: 404 })
  if (isFresh({ 'if-none-match': tags }, { etag }))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', 'image/jpeg')
  headers.set('Content-Length', String(picture.byteLength))
  return new Response(picture, { headers })
}
