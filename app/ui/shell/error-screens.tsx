import { useLocation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { FailureDrawing, LostDrawing } from '~/ui/drawing/drawings'
import { LinkButton, buttonClass } from '~/ui/button'
import { Actions, EmptyScreen } from '~/ui/screen'
import { failureKey, type ErrorScreenName } from './error-screen-of'
import { useRequestId } from './request-context'

/** An error screen. */
export function ErrorScreen({ screen }: { screen: ErrorScreenName }) {
  return screen === 'failure' || screen === 'unreachable' ? (
    <FailureScreen isUnreachable={screen === 'unreachable'} />
  ) : (
    <RefusalScreen screen={screen} />
  )
}

// Shows the request's id, so that a report leads to its log line.
function FailureScreen({ isUnreachable }: { isUnreachable: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const requestId = useRequestId()
  return (
    <EmptyScreen>
      <FailureDrawing />
      <p className="hint text-sm text-soft">{t('failure.error')}</p>
      <h1>{t(`failure.${failureKey(pathname)}`)}</h1>
      <p>{isUnreachable ? t('failure.unreachable') : t('failure.text')}</p>
      {!isUnreachable && (
        <p>
          <code suppressHydrationWarning>{requestId}</code>
        </p>
      )}
      <a className={buttonClass()} href={pathname + search}>
        {t('failure.again')}
      </a>
    </EmptyScreen>
  )
}

const advice: Partial<Record<ErrorScreenName, 'forbiddenText' | 'tooLargeText' | 'tooManyText'>> = {
  forbidden: 'forbiddenText',
  tooLarge: 'tooLargeText',
  tooMany: 'tooManyText',
}

type RefusalName = Exclude<ErrorScreenName, 'failure' | 'unreachable'>

function RefusalScreen({ screen }: { screen: RefusalName }) {
  const { t } = useTranslation()
  const isLost = screen === 'notFound'
  const text = t(`refusal.${advice[screen] ?? 'text'}`)
  return (
    <EmptyScreen>
      <LostDrawing />
      <h1>{isLost ? t('notFound.title') : t(`refusal.${screen}`)}</h1>
      <p>{isLost ? t('notFound.text') : text}</p>
      <Actions className="justify-center">
        <LinkButton to="/forum">{t('notFound.way')}</LinkButton>{' '}
        {isLost && (
          <LinkButton variant="quiet" to="/">
            {t('home')}
          </LinkButton>
        )}
      </Actions>
    </EmptyScreen>
  )
}
