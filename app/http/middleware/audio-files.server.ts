import path from 'node:path'
import express, { type RequestHandler } from 'express'
import { audioFile, audioFolder, audioTypes } from '~/domain/episodes/audio.server'

/**
 * Serves the site's own audio, whole or in ranges. It stands before the log of requests, so that nothing records who
 * listens.
 */
export function audioFiles(): RequestHandler {
  const serve = express.static(audioFolder, {
    index: false,
    redirect: false,
    maxAge: '1d',
    setHeaders(response, file) {
      response.setHeader('Content-Type', audioTypes[path.extname(file).slice(1)] ?? '')
    },
  })
  return (request, response, next) => {
    if (audioFile.test(request.path.slice(1))) serve(request, response, next)
    else next()
  }
}
