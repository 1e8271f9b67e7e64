import type { Server } from 'node:http'
import { driverProblem } from '../database/sqlite.server'
import {
  gracefulStop,
  stopTimes,
  createHttpServer,
  stopOnSignals,
} from '../http/server/connections.server'
import { env } from '~/runtime/env.server'
import { exitWithMessage } from '~/runtime/exit-with-message.server'
import { log } from '../runtime/log.server'
import type { Site } from './open-site.server'

/** Listens on `PORT` and starts the background work. On a signal it stops both in order. */
export function serveSite(site: Site, server: Server = createHttpServer()): void {
  const stopServing = gracefulStop(server)
  server.on('request', site.app)
  server.once('error', exitWithReason)
  server.listen(env.PORT, () => {
    logListening(server)
    site.start()
  })
  stopOnSignals(
    async (signal) => {
      const isWatched = env.NODE_ENV === 'production' && signal === 'SIGTERM'
      const times = isWatched ? stopTimes : { ...stopTimes, lameDuck: 0 }
      const [cut] = await Promise.all([stopServing(times), site.stop()])
      return cut
    },
    () => site.close(),
  )
}

function exitWithReason({ code, message }: NodeJS.ErrnoException) {
  exitWithMessage(
    code === 'EADDRINUSE'
      ? `PORT: ${env.PORT} is taken by another process.`
      : `PORT: ${env.PORT} cannot be listened on: ${message}.`,
  )
}

function logListening(server: Server) {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  log.info({ port, url: env.SITE_URL }, 'listening')
  const problem = driverProblem(env.DATABASE_URL)
  if (problem)
    log.warn(
      { problem },
      'SQLite driver may crash the process: rebuild it as docs/decisions/0045 says',
    )
}
