import { useContext } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { NonceContext } from '~/ui/shell/request-context'
import type { LandingContent } from '~/content/landing.server'
import startIntro from './start-intro.js?raw'

/**
 * Five title cards on a session's first visit. A native dialog makes the page inert, focuses Skip and closes on
 * Escape; `intro.css` holds the timing, and pauses it. The script does not open it without animation (reduced motion or no
 * stylesheet), because nothing would close it.
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
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: startIntro }}
      />
    </>
  )
}
