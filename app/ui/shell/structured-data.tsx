import { createContext, useContext } from 'react'
import { NonceContext } from './request-context'

/** Writes what a page tells search engines, as JSON that is safe inside a script element; on the server only. */
export const StructuredDataContext = createContext<(() => string) | undefined>(undefined)

/**
 * What a page tells search engines of itself. It is no part of the data that hydrates the page, so that it travels
 * once: the browser's React finds the element and leaves its text alone.
 */
export function StructuredData() {
  const nonce = useContext(NonceContext)
  const write = useContext(StructuredDataContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: write?.() ?? '' }}
    />
  )
}
