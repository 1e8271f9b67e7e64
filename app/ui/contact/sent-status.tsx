import { Link } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'

/**
 * Announces that a message was sent, under which reference. It stays in the page, empty, until then: screen readers say
 * nothing of a status that appears together with its words. These come as one element, or each of their parts is announced.
 */
export function SentStatus({ sent }: { sent: string | null }) {
  const { t } = useTranslation('contact')
  return (
    <p role="status" className="sent-status">
      {sent && (
        <span>
          {t('sentStatus')} <Link to={`/contact/sent/${sent}`}>{sent}</Link>
        </span>
      )}
    </p>
  )
}
