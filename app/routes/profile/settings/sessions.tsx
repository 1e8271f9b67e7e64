import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { endOtherSessions, endOwnSession, listOwnSessions } from '~/domain/sessions/sessions.server'
import { endTrust, listTrustedDevices } from '~/domain/two-factor/trusted-devices.server'
import { ownField } from '~/http/forms/own-fields.server'
import { noFields, readForm } from '~/http/forms/read-form.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { flash } from '~/http/session/flash.server'
import { trustTokensIn } from '~/http/session/sign-in.server'
import { getSessionId, requireMember } from '~/http/session/session.server'
import { pageTitle } from '~/i18n/page-head'
import type { ReactNode } from 'react'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { toIsoDay } from '~/domain/day'
import { RelativeDay } from '~/ui/relative-time'
import { SettingsFrame } from '~/ui/profile/settings-frame'
import { Button } from '~/ui/button'
import { Chip, CardRow } from '~/ui/screen'
import '~/styles/account.css'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, (t) => t('settings:sessions'))

export const handle = { i18n: ['settings'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context)
  const sessions = await listOwnSessions(member)
  const currentId = await getSessionId(request, context)
  return {
    sessions: sessions
      .map((session) => ({ ...session, isCurrent: session.id === currentId }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    trustedDevices: await listTrustedDevices(member, trustTokensIn(request)),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const own = { sessionId: ownField(), trustedDeviceId: ownField() }
  const { sessionId, trustedDeviceId } = await readForm(request, noFields, own)
  const member = await requireMember(request, context)
  if (trustedDeviceId !== undefined) {
    unwrapOrThrow(await endTrust(member, trustedDeviceId))
    await flash(request, context, 'trust-ended')
    return redirect('/profile/settings/sessions', 303)
  }
  if (sessionId === undefined) {
    await endOtherSessions(member, (await getSessionId(request, context)) ?? '')
    await flash(request, context, 'sessions-ended')
  } else {
    unwrapOrThrow(await endOwnSession(member, sessionId))
    await flash(request, context, 'session-ended')
  }
  return redirect('/profile/settings/sessions', 303)
}

export default function SessionsPage() {
  const { sessions, trustedDevices } = useLoaderData<typeof loader>()
  return (
    <Sessions sessions={sessions}>
      {trustedDevices.length > 0 && <TrustedDevices devices={trustedDevices} />}
    </Sessions>
  )
}

type ListedSession = {
  id: string
  device: string | null
  createdAt: Date
  lastSeenAt: Date
  isCurrent: boolean
}

type Props = {
  sessions: ListedSession[]
  /** The other ways to get into the account. */
  children: ReactNode
}

/** A member's sessions, each with a button that ends it. */
function Sessions({ sessions, children }: Props) {
  const { t } = useTranslation('settings')
  return (
    <SettingsFrame back={t('backToSettings')} title={t('sessions')}>
      {sessions.length > 1 ? (
        <p>
          {t('sessionsText')} <Link to="/profile/settings/password">{t('thenChangePassword')}</Link>
        </p>
      ) : (
        <p>{t('onlyHere')}</p>
      )}
      <ul className="mt-0">
        {sessions.map((session) => (
          <CardRow key={session.id}>
            <SessionCard session={session} />
          </CardRow>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button variant="quiet">{t('endOthers')}</Button>
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
        {session.lastSeenAt > session.createdAt && (
          <>
            {' '}
            · {t('lastUsed')} <RelativeDay date={session.lastSeenAt} />
          </>
        )}
      </p>
      {session.isCurrent ? (
        <p className="mt-2">
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

type ListedDevice = {
  id: string
  device: string | null
  createdAt: Date
  expiresAt: Date
  isCurrent: boolean
}

type DeviceProps = { device: ListedDevice }

/** The browsers that skip the second step, each with a button to end that. */
function TrustedDevices({ devices }: { devices: ListedDevice[] }) {
  const { t } = useTranslation('settings')
  return (
    <section className="mt-12 [&>*+*]:mt-4 [&>ul]:mt-0" aria-labelledby="trusted">
      <h2 id="trusted">{t('trusted')}</h2>
      <p>{t('trustedText')}</p>
      <ul className="mt-0">
        {devices.map((each) => (
          <CardRow key={each.id}>
            <DeviceCard device={each} />
          </CardRow>
        ))}
      </ul>
    </section>
  )
}

function DeviceCard({ device: { id, createdAt, expiresAt, isCurrent, ...given } }: DeviceProps) {
  const { t, language } = useTranslation('settings')
  const device = given.device ?? t('unknownDevice')
  return (
    <>
      <h3>{device}</h3>
      <p>
        {t('trustedSince')} <RelativeDay date={createdAt} /> ·{' '}
        {t('trustedUntil', { day: formatDay(language, toIsoDay(expiresAt)) })}
      </p>
      {isCurrent && (
        <p className="mt-2">
          <Chip tone="good">{t('thisSession')}</Chip>
        </p>
      )}
      <Form method="post" className="mt-4">
        <input type="hidden" name="trustedDeviceId" value={id} />
        <Button variant="quiet" aria-label={t('endTrustOf', { device })}>
          {t('endTrust')}
        </Button>
      </Form>
    </>
  )
}
