import { Link, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { FailureDrawing, LostDrawing } from '~/ui/drawing/drawings'
import { useRequestId } from './request-context'

/** The screen for a bug of ours; it names the request, so that a report finds its log line. */
export function FailureScreen() {
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

const refusals: Record<number, 'forbidden' | 'tooLarge' | 'tooMany'> = {
  403: 'forbidden',
  413: 'tooLarge',
  429: 'tooMany',
}
const advice = { tooLarge: 'tooLargeText', tooMany: 'tooManyText', forbidden: 'text', badRequest: 'text' } as const

/** The screen for a request that was refused, by its status. */
export function RefusalScreen({ status }: { status: number }) {
  const { t } = useTranslation()
  const kind = refusals[status] ?? 'badRequest'
  return status === 404 ? (
    <NotFoundScreen />
  ) : (
    <main id="main" className="screen empty">
      <LostDrawing />
      <h1>{t(`refusal.${kind}`)}</h1>
      <p>{t(`refusal.${advice[kind]}`)}</p>
      <Link className="button" to="/forum">
        {t('notFound.way')}
      </Link>
    </main>
  )
}

/** The screen for an address with nothing behind it. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <main id="main" className="screen empty">
      <LostDrawing />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <Link className="button" to="/forum">
        {t('notFound.way')}
      </Link>
    </main>
  )
}
