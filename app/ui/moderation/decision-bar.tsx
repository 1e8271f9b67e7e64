import { useTranslation } from '~/i18n/use-translation'
import { LinkButton, buttonClass } from '~/ui/button'

const barClass =
  'actions decision-bar sticky bottom-0 max-xl:[[data-shared]_&]:bottom-11 z-1 -mr-gutter -ml-gutter flex flex-wrap items-center gap-3 border-t border-line bg-surface pr-gutter pl-gutter py-2 print:hidden'

type Props = {
  /** The URL of the next item that waits. Null when there is none. */
  next: string | null
  mayDecide: boolean
}

/** A bar at the lower edge with links to the actions, which are further down on phones, and to the next item. */
export function DecisionBar({ next, mayDecide }: Props) {
  const { t } = useTranslation('moderation')
  if (!next && !mayDecide) return null
  return (
    <nav className={next ? barClass : `${barClass} lg:hidden`} aria-label={t('goOn')}>
      {mayDecide && (
        <a className={buttonClass({ className: 'lg:hidden' })} href="#decide">
          {t('decide')}
        </a>
      )}{' '}
      {next && (
        <LinkButton variant="quiet" to={next} rel="next">
          {t('next')}
        </LinkButton>
      )}
    </nav>
  )
}
