import { useContext } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { NonceContext } from '~/ui/shell/request-context'
import type { LandingContent } from '~/content/landing'
import { buttonClass } from '~/ui/button'
import startIntro from './start-intro.js?raw'

const skipClass = buttonClass({ variant: 'quiet' })

const controls = (skip: string, pause: string) =>
  `<form method="dialog"><button class="${skipClass}">${skip}</button> ` +
  `<label class="${skipClass}"><input type="checkbox" class="pause"> ${pause}</label></form>`

/**
 * Five title cards on a session's first visit. A native dialog makes the page inert, focuses Skip and closes on
 * Escape; `intro.css` holds the timing, and pauses it. The script adds the controls: text browsers, which know no dialog,
 * would show controls that do nothing. The script does not open it without animation (reduced motion or no
 * stylesheet), because nothing would close it.
 */
export function Intro({ frames }: { frames: LandingContent['intro'] }) {
  const { t } = useTranslation('home')
  const nonce = useContext(NonceContext)
  return (
    <>
      <dialog className="intro" aria-label={t('intro')} suppressHydrationWarning>
        <span
          data-controls={controls(t('skip'), t('pause'))}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
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
