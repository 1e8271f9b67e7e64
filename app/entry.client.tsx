import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserTranslations, startI18n } from './i18n/i18n.client'
import { holdEvents, UntilHydrated } from './ui/hydrated'

// Remix sends the page's data through a `TextEncoderStream`. Browsers without it keep the page as it was served.
if ('TextEncoderStream' in window) void hydrate()

async function hydrate() {
  await startI18n()
  holdEvents()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <UntilHydrated>
          <BrowserTranslations>
            <RemixBrowser />
          </BrowserTranslations>
        </UntilHydrated>
      </StrictMode>,
    )
  })
}
