import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'

type Props = {
  /** The address of the next item that waits; null when there is none. */
  next: string | null
  mayDecide: boolean
}

/** Stays at the lower edge: to the actions, which stand further down on phones, and to the next item. */
export function DecisionBar({ next, mayDecide }: Props) {
  const { t } = useTranslation('moderation')
  if (!next && !mayDecide) return null
  return (
    <nav className="actions decision-bar" aria-label={t('goOn')}>
      {mayDecide && (
        <a className="button" href="#decide">
          {t('decide')}
        </a>
      )}
      {next && (
        <Link className="button button-quiet" to={next} rel="next">
          {t('next')}
        </Link>
      )}
    </nav>
  )
}
