import { readdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import type { CompressionOptions } from 'compression'
import express, { type RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { setFileHeaders, staticPolicy } from './response-headers.server'
import { audioFile, audioFolder, audioTypes } from '~/domain/episodes/audio.server'

/** Serves a folder, using precompressed files where they exist. Reads the folder's names once. */
export function staticFiles(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder))
  const serveFile = serve(folder, { redirect: true }, setStaticHeaders)
  return (request, response, next) => {
    const [, name = ''] = request.path.split('/')
    // Pages are not files, so skip the disk.
    if (names.has(name) || name.includes('%')) serveFile(request, response, next)
    else next()
  }
}

/** Pages are revalidated each time: the visitor may have chosen neutral titles meanwhile. */
export function setStaticHeaders(response: ServerResponse, file: string): void {
  const isPage = /\.html(\.br|\.gz)?$/.test(file)
  response.setHeader('Cache-Control', isPage ? 'no-cache' : 'public, max-age=3600')
  response.setHeader('Content-Security-Policy', staticPolicy)
}

/** Serves fingerprinted, immutable files without revalidation headers, because a first visit loads a dozen files. */
export function fingerprintedFiles(folder: string): RequestHandler {
  const plain = { etag: false, lastModified: false, acceptRanges: false, redirect: false }
  return serve(folder, { ...plain, fallthrough: true }, (response, file) => {
    response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    // HTTP/1.1 keeps connections alive by default, and modules are UTF-8.
    response.removeHeader('Connection')
    setFileHeaders(response)
    if (/\.js(\.br|\.gz)?$/.test(file)) response.setHeader('Content-Type', 'text/javascript')
  })
}

type ServeStatic = Parameters<typeof express.static>[1]

function serve(
  folder: string,
  options: ServeStatic,
  setHeaders: (response: ServerResponse, file: string) => void,
) {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: { ...options, setHeaders },
  })
}

/** For pages, which are compressed on the fly. The small window limits brotli's memory and time. */
export const compressionOptions: CompressionOptions = {
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
}

/**
 * Serves the site's own audio, whole or in ranges. It runs before the request log, so the log does not record
 * listeners.
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
