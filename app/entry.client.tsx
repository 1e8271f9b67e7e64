import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserTranslations, startI18n } from './i18n/i18n.client'
import { keepScroll } from './ui/hydration/keep-scroll'
import { holdEvents, UntilHydrated } from './ui/hydration/until-hydrated'
import { wakePage } from './ui/hydration/wake-page'

keepScroll()
await wakePage()
await startI18n()
const letEventsThrough = holdEvents()

startTransition(() => {
  hydrateRoot(
    document,
    <UntilHydrated onHydrated={letEventsThrough}>
      <BrowserTranslations>
        <RemixBrowser />
      </BrowserTranslations>
    </UntilHydrated>,
  )
})
