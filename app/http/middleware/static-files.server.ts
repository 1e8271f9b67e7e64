import type { ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { CompressionOptions } from 'compression'
import type express from 'express'
import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { setFileHeaders, staticPolicy } from './security-headers.server'

/** Serves a folder; files that the build compressed go out as they lie there. */
export function staticFiles(folder: string): RequestHandler {
  return serve(folder, { redirect: true }, setStaticHeaders)
}

/** The headers of a static file. A page is asked for anew each time: it may be wanted with another title by now. */
export function setStaticHeaders(response: ServerResponse, file: string): void {
  const isPage = /\.html(\.br|\.gz)?$/.test(file)
  response.setHeader('Cache-Control', isPage ? 'no-cache' : 'public, max-age=3600')
  response.setHeader('Content-Security-Policy', staticPolicy)
}

/**
 * Serves fingerprinted files, which are kept for ever: nobody asks whether they have changed, so the headers
 * for that stay away. Every visitor pays for each of them, a dozen times on a first visit.
 */
export function fingerprintedFiles(folder: string): RequestHandler {
  const plain = { etag: false, lastModified: false, acceptRanges: false, redirect: false }
  return serve(folder, { ...plain, fallthrough: true }, (response, file) => {
    response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    // HTTP/1.1 keeps connections anyway, and modules are UTF-8.
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
    serveStatic: {
      ...options,
      setHeaders(response: ServerResponse, file: string) {
        setHeaders(response, file)
      },
    },
  })
}

/** Pages are compressed on the way; the small window keeps brotli's memory, and so its time, small. */
export const compressionOptions: CompressionOptions = {
  brotli: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
}
