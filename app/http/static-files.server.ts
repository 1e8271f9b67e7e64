import { constants } from 'node:zlib'
import type { CompressionOptions } from 'compression'
import type { RequestHandler } from 'express'
import expressStaticGzip from 'express-static-gzip'

/**
 * Serves a folder; files that the build compressed go out as they lie there. Fingerprinted assets are kept for ever.
 */
export function staticFiles(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: {
      redirect: true,
      setHeaders(response, file) {
        const isFingerprinted = /[\\/]assets[\\/]/.test(file)
        response.setHeader(
          'Cache-Control',
          isFingerprinted ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
        response.setHeader('X-Content-Type-Options', 'nosniff')
        if (/\.html(\.br|\.gz)?$/.test(file)) {
          response.setHeader(
            'Content-Security-Policy',
            "default-src 'self'; frame-ancestors 'none'",
          )
        }
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
