import { createContext, useContext } from 'react'
import { NonceContext } from './request-context'

/** Writes the page's JSON-LD, safe inside a script element; on the server only. */
export const StructuredDataContext = createContext<(() => string) | undefined>(undefined)

/**
 * The page's JSON-LD. It is not part of the hydration data, so that it is sent once: React finds the element and
 * leaves its text alone.
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
