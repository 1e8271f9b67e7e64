import { useTranslation } from '~/i18n/use-translation'
import { CopyLink } from './copy-link'
import { useFocus } from './use-focus'
import { useRootData } from '~/ui/root-data'

import '~/styles/contact-flows.css'

type Props = {
  referenceId: string
  /** Whether it gets the focus: when it replaces a form. */
  takesFocus?: boolean
}

/** The confirmation of a sent message: reference, promised response time, link to keep. */
export function SentConfirmation({ referenceId, takesFocus = false }: Props) {
  const { t } = useTranslation('contact')
  const siteUrl = useRootData()?.siteUrl ?? ''
  return (
    <div
      ref={useFocus<HTMLDivElement>(takesFocus)}
      className="confirmation"
      role="group"
      aria-label={t('confirmation.title')}
      tabIndex={-1}
    >
      <dl className="message-id">
        <dt>{t('confirmation.id')}</dt>
        <dd>
          <code>{referenceId}</code>
        </dd>
      </dl>
      <p>{t('confirmation.promise')}</p>
      <p>{t('confirmation.keep')}</p>
      <CopyLink url={`${siteUrl}/contact/sent/${referenceId}`} />
    </div>
  )
}
