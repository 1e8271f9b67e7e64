import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { NonceContext } from '~/ui/shell/request-context'
import type { LandingContent } from '~/content/landing.server'

// Runs before anything is drawn. No animation means reduced motion or no stylesheet: then nothing would end it.
const start = `(d=>{try{if(sessionStorage.intro||location.hash||getComputedStyle(d).animationName=='none'||navigator.connection?.saveData)return;sessionStorage.intro=1}catch{return}d.onanimationend=e=>e.target==d&&d.close();d.showModal()})(document.currentScript.previousElementSibling)`

/**
 * Five title cards over the page on a session's first visit. A native dialog makes the page behind inert, takes
 * the focus to Skip, and closes on Escape; the timing is the stylesheet's (`intro.css`).
 */
export function Intro({ frames }: { frames: LandingContent['intro'] }) {
  const { t } = useTranslation('home')
  const nonce = useContext(NonceContext)
  return (
    <>
      <dialog className="intro" aria-label={t('intro')} suppressHydrationWarning>
        <form method="dialog">
          <button className="button button-quiet">{t('skip')}</button>
        </form>
        {frames.map(({ headline, subtitle }) => (
          <div className="card" key={headline}>
            <p>{headline}</p>
            <p>{subtitle}</p>
          </div>
        ))}
      </dialog>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}
