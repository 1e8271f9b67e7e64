import { useContext } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { NonceContext } from '~/ui/shell/request-context'
import type { LandingContent } from '~/content/landing'
import { buttonClass } from '~/ui/button'
import startIntro from './start-intro.js?raw'

const skipClass = buttonClass({ variant: 'quiet' })

const controls = (skip: string, pause: string) =>
  `<form method="dialog" class="absolute bottom-[6vh] left-0 z-1 flex w-full justify-center gap-3"><button class="${skipClass}">${skip}</button> ` +
  `<label class="${skipClass} relative not-supports-[selector(:has(a))]:hidden [&:has(:checked)]:bg-tint">` +
  `<input type="checkbox" class="pause absolute top-0 left-0 h-full w-full appearance-none rounded-xl"><span aria-hidden="true" class="me-2">‖</span> ${pause}</label></form>`

// The start and duration of each card. The page appears 0.4 s after the last one.
const times = [
  '[--for:2.5s] [--from:0s]',
  '[--for:2.5s] [--from:2.5s]',
  '[--for:2.8s] [--from:5s]',
  '[--for:2.8s] [--from:7.8s]',
  '[--for:3s] [--from:10.6s]',
]

/**
 * Five title cards on a session's first visit. A native dialog makes the page inert, focuses Skip and closes on
 * Escape. `intro.css` animates the cards and pauses them. The script adds the controls: text browsers, which do not
 * support dialogs, would show controls that do nothing. Without animation (reduced motion or no stylesheet) the script
 * does not open the dialog, because nothing would close it.
 */
export function Intro({ frames }: { frames: LandingContent['intro'] }) {
  const { t } = useTranslation('home')
  const nonce = useContext(NonceContext)
  return (
    <>
      <dialog
        className="intro h-full max-h-none w-full max-w-none overflow-hidden text-center text-ink backdrop:hidden print:hidden"
        aria-label={t('intro')}
        suppressHydrationWarning
      >
        <span
          data-controls={controls(t('skip'), t('pause'))}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        {frames.map(({ headline, subtitle }, index) => (
          <div
            className={`card absolute top-0 left-0 grid h-full w-full place-items-center content-center gap-3 p-gutter ${times[index]}`}
            key={headline}
          >
            <p className="max-w-[18ch] font-serif text-3xl leading-heading font-semibold text-balance">
              {headline}
            </p>
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
