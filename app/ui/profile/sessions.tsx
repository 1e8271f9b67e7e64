import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { RelativeDay } from '~/ui/relative-time'
import { SettingsFrame } from './settings-frame'

import { Button } from '~/ui/button'
import { Chip } from '~/ui/screen'

type ListedSession = {
  id: string
  device: string | null
  createdAt: Date
  isCurrent: boolean
}

type Props = {
  sessions: ListedSession[]
  /** What else lets somebody in. */
  children: ReactNode
}

/** A member's sessions, each with a button that ends it. */
export function Sessions({ sessions, children }: Props) {
  const { t } = useTranslation('settings')
  return (
    <SettingsFrame back={t('backToSettings')} title={t('sessions')}>
      <p>{t('sessionsText')}</p>
      <ul className="post-list mt-0">
        {sessions.map((session) => (
          <li key={session.id} className="post-card relative border-b border-line py-5">
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button variant="danger">{t('endOthers')}</Button>
        </Form>
      )}
      {children}
    </SettingsFrame>
  )
}

function SessionCard({ session }: { session: ListedSession }) {
  const { t } = useTranslation('settings')
  const device = session.device ?? t('unknownDevice')
  return (
    <>
      <h2>{device}</h2>
      <p>
        {t('signedIn')} <RelativeDay date={session.createdAt} />
      </p>
      {session.isCurrent ? (
        <p>
          <Chip tone="good">{t('thisSession')}</Chip>
        </p>
      ) : (
        <Form method="post" className="mt-2">
          <input type="hidden" name="sessionId" value={session.id} />
          <Button variant="quiet" aria-label={t('endSessionOf', { device })}>
            {t('endSession')}
          </Button>
        </Form>
      )}
    </>
  )
}
