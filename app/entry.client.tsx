import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserTranslations, startI18n } from './i18n/i18n.client'
import { holdEvents, UntilHydrated } from './ui/hydrated'

// Remix sends the page's data through a `TextEncoderStream`, and conform calls `at`. Browsers without them keep the page
// as it was served. Safari also learned with `at` to tell which button was pressed.
if ('TextEncoderStream' in window && 'at' in []) void hydrate()

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
