import type { AppLoadContext } from '@remix-run/node'

/**
 * Answers with a file that the browser saves, written while it is read: a piece is asked for when the connection
 * has taken the ones before, and none any more when it has closed.
 * @param name the file's name, of letters, digits, dots and hyphens
 */
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
      // Compressing would take whatever comes and keep it while the connection is slow.
      'Cache-Control': 'no-store, no-transform',
    },
  })
}
