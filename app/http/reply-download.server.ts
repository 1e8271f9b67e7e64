import type { AppLoadContext } from '@remix-run/node'

/** Sends a download while it is generated, no faster than the connection accepts it. `name` is [a-z0-9.-]. */
export function replyDownload(
  request: Request,
  { waitForDrain }: AppLoadContext,
  { name, type, pieces }: { name: string; type: string; pieces: AsyncGenerator<string> },
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await waitForDrain?.()
      const next = request.signal.aborted ? null : await pieces.next()
      if (!next || next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await pieces.return(null)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      // Compression would buffer the pieces while the connection is slow.
      'Cache-Control': 'no-store, no-transform',
    },
  })
}
