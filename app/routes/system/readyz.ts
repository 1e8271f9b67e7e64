import { databaseAnswers } from '~/domain/readiness.server'
import { isStopping } from '~/http/server/graceful-stop.server'

const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }

/** 200 if the process can serve; 503 while its database is unreachable or it is stopping. */
export async function loader() {
  if (isStopping()) return new Response('stopping\n', { status: 503, headers })
  const isReady = await databaseAnswers()
  if (!isReady) return new Response('database does not answer\n', { status: 503, headers })
  return new Response('ready\n', { headers })
}
