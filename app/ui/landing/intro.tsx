import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { NonceContext } from '~/ui/shell/request-context'
import type { LandingContent } from '~/content/landing.server'

// Runs before the first paint, and stands in the server's HTML only. No animation means reduced motion or no stylesheet: nothing would end the intro.
const start = import.meta.env.SSR
  ? `(d=>{try{if(sessionStorage.intro||location.hash||getComputedStyle(d).animationName=='none'||navigator.connection?.saveData)return;sessionStorage.intro=1}catch{return}d.onanimationend=e=>e.target==d&&d.close();d.showModal()})(document.currentScript.previousElementSibling)`
  : ''

/**
 * Five title cards on a session's first visit. A native dialog makes the page inert, focuses Skip and closes on
 * Escape; `intro.css` holds the timing, and pauses it.
 */
export function Intro({ frames }: { frames: LandingContent['intro'] }) {
  const { t } = useTranslation('home')
  const nonce = useContext(NonceContext)
  return (
    <>
      <dialog className="intro" aria-label={t('intro')} suppressHydrationWarning>
        <form method="dialog">
          <button className="button button-quiet">{t('skip')}</button>{' '}
          <label className="button button-quiet">
            <input type="checkbox" className="pause" /> {t('pause')}
          </label>
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
