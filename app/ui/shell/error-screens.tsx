import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FailureDrawing, LostDrawing } from '~/ui/drawing/drawings'
import type { ErrorScreenName } from './error-screen-of'
import { useRequestId } from './request-context'

/** An error screen. */
export function ErrorScreen({ screen }: { screen: ErrorScreenName }) {
  return screen === 'failure' ? <FailureScreen /> : <RefusalScreen screen={screen} />
}

// Shows the request's id, so that a report leads to its log line.
function FailureScreen() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <main id="main" className="screen empty">
      <FailureDrawing />
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <p>
        <code suppressHydrationWarning>{useRequestId()}</code>
      </p>
      <a className="button" href={pathname + search}>
        {t('failure.again')}
      </a>
    </main>
  )
}

const advice: Partial<Record<ErrorScreenName, 'forbiddenText' | 'tooLargeText' | 'tooManyText'>> = {
  forbidden: 'forbiddenText',
  tooLarge: 'tooLargeText',
  tooMany: 'tooManyText',
}

function RefusalScreen({ screen }: { screen: Exclude<ErrorScreenName, 'failure'> }) {
  const { t } = useTranslation()
  const isLost = screen === 'notFound'
  const text = t(`refusal.${advice[screen] ?? 'text'}`)
  return (
    <main id="main" className="screen empty">
      <LostDrawing />
      <h1>{isLost ? t('notFound.title') : t(`refusal.${screen}`)}</h1>
      <p>{isLost ? t('notFound.text') : text}</p>
      <Link className="button" to="/forum">
        {t('notFound.way')}
      </Link>
    </main>
  )
}
