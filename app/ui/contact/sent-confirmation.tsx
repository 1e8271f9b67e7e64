import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { loader as rootLoader } from '~/root'
import { CopyLink } from './copy-link'

/** What a visitor has in her hands when her message has been sent: the ID, the promise, the link to keep. */
export function SentConfirmation({ referenceId }: { referenceId: string }) {
  const { t } = useTranslation('contact')
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.siteUrl ?? ''
  return (
    <div className="confirmation">
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
