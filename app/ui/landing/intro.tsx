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

// When each card comes, and for how long; the page appears 0.4 s after the last.
const times = [
  '[--for:2.5s] [--from:0s]',
  '[--for:2.5s] [--from:2.5s]',
  '[--for:2.8s] [--from:5s]',
  '[--for:2.8s] [--from:7.8s]',
  '[--for:3s] [--from:10.6s]',
]

/**
 * Five title cards on a session's first visit. A native dialog makes the page inert, focuses Skip and closes on
 * Escape; `intro.css` moves them, and pauses. The script adds the controls: text browsers, which know no dialog,
 * would show controls that do nothing. The script does not open it without animation (reduced motion or no
 * stylesheet), because nothing would close it.
 */
export function Intro({ frames }: { frames: LandingContent['intro'] }) {
  const { t } = useTranslation('home')
  const nonce = useContext(NonceContext)
  return (
    <>
      <dialog
        className="intro h-full max-h-none w-full max-w-none overflow-hidden text-center text-ink backdrop:hidden"
        aria-label={t('intro')}
        suppressHydrationWarning
      >
        <span
          data-controls={controls(t('skip'), t('pause'))}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {frames.map(({ headline, subtitle }, index) => (
          <div className={`card ${times[index]}`} key={headline}>
            <p>{headline}</p>
            <p className="text-lg">{subtitle}</p>
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
