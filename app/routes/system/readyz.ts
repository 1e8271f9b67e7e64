import { databaseAnswers } from '~/domain/readiness.server'
import { isStopping } from '~/http/server/graceful-stop.server'

const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }

/** Says whether the process can serve: 200, or 503 while its database does not answer or when it is about to end. */
export async function loader() {
  if (isStopping()) return new Response('stopping\n', { status: 503, headers })
  const isReady = await databaseAnswers()
  return new Response(isReady ? 'ready\n' : 'database does not answer\n', {
    status: isReady ? 200 : 503,
    headers,
  })
}
