import type { ErrorRequestHandler } from 'express'
import { en } from '~/i18n/locales/en'
import { hi } from '~/i18n/locales/hi'
import { log } from '~/runtime/log.server'
import { loggedPath } from '../logged-path'

type HttpError = { status?: number; headers?: Record<string, string> }

/** Answers errors raised outside Remix in both languages, because the visitor's language is unknown; logs only bugs. */
export const reportError: ErrorRequestHandler = (err: HttpError, request, response, _next) => {
  if (request.socket.destroyed) return
  const { status = 500, headers = {} } = err
  const isBug = status >= 500
  if (isBug) {
    const { requestId } = response.locals
    const { method, path } = request
    log.error({ err, requestId, method, pathname: loggedPath(path) }, 'request failed')
  }
  if (response.headersSent) return void response.destroy()
  const lines = [en, hi].map(({ shell }) =>
    isBug ? shell.failure.title : shell.refusal.badRequest,
  )
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers })
  response.type('text').send(`${lines.join('\n')}\n`)
}
