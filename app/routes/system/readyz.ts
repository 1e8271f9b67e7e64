import { databaseProblem } from '~/domain/readiness.server'
import { isStopping } from '~/http/server/connections.server'

const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }

/** Answers 200 if the process can serve, and 503 while its database is unreachable or it is stopping. */
export async function loader() {
  if (isStopping()) return new Response('stopping\n', { status: 503, headers })
  const problem = await databaseProblem()
  if (problem)
    return new Response(`database does not answer: ${problem}\n`, { status: 503, headers })
  return new Response('ready\n', { headers })
}
