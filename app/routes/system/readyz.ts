import { databaseAnswers } from '~/domain/readiness.server'

/** Says whether the process can serve: 200, or 503 while its database does not answer. */
export async function loader() {
  const isReady = await databaseAnswers()
  return new Response(isReady ? 'ready\n' : 'database does not answer\n', {
    status: isReady ? 200 : 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
