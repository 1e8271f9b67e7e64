import { Scripts, ScrollRestoration, type Location } from '@remix-run/react'
import { useContext } from 'react'
import { NonceContext } from './request-context'
import beforeHydration from './before-hydration.js?raw'

/**
 * The page's scripts. The lite version has none. `before-hydration.js` runs when a form is sent before hydration: it
 * removes the form's local draft (`data-draft`), marks the form as sent and keeps what is typed in other forms.
 */
export function PageScripts() {
  const nonce = useContext(NonceContext)
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: beforeHydration }}
      />
      <ScrollRestoration nonce={nonce} getKey={scrollKey} />
      <Scripts nonce={nonce} />
    </>
  )
}

let firstKey: string | undefined

/**
 * The key of a scroll position. The document's first location gets a new key on each load: the browser restores the
 * position on a reload, and the visitor may have scrolled on before hydration.
 */
function scrollKey({ key }: Location) {
  if (typeof document === 'undefined') return key
  firstKey ??= key
  return key === firstKey ? `${key}-${performance.timeOrigin}` : key
}
