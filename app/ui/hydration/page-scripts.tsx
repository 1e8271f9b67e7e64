import { createContext, useContext } from 'react'
import loadOnIntent from './load-on-intent.ts?page-script=es2022'
import { pageDataId } from './page-modules'

type Props = { nonce: string | undefined }

/** What `pageDataOf` makes of the page; on the server only. */
export const PageDataContext = createContext('')

/** In place of Remix's `Scripts`: what a page needs to come alive, asleep until somebody wants it. */
export function PageScripts({ nonce }: Props) {
  const pageData = useContext(PageDataContext)
  return (
    <>
      <script
        type="application/json"
        id={pageDataId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: pageData }}
      />
      <script
        type="module"
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: loadOnIntent }}
      />
    </>
  )
}
