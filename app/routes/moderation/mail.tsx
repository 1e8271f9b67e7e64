import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { toIsoDay } from '~/domain/day'
import { listFailedMails } from '~/domain/mail/list-failed-mails.server'
import type { MailKind } from '~/domain/mail/templates/index'
import { unwrapOrThrow } from '~/http/reply-status'
import { requireRole } from '~/http/session/require-role.server'
import { formatDay, useTranslation } from '~/i18n/use-translation'
import { pageTitle } from '~/i18n/page-head'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { cardClass, Screen, EmptyState, BackLink, CardRow } from '~/ui/screen'
import '~/styles/moderation.css'
import { factsClass } from '~/ui/messages/facts'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('messages:mailTitle'))

export const handle = { i18n: ['messages'], isForReading: true }

export async function loader({ request, context }: LoaderFunctionArgs) {
  return unwrapOrThrow(await listFailedMails(await requireRole(request, context, 'admin')))
}

export default function FailedMail() {
  const { mails, hosts } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('messages')
  return (
    <Screen>
      <BackLink to="/moderation/messages">{t('back')}</BackLink>
      <h1>{t('mailTitle')}</h1>
      {mails.length > 0 && <p>{t('mailText')}</p>}
      {mails.length === 0 && (
        <EmptyState>
          <EmptyDrawing of="letter" />
          <p>{t('mailNone')}</p>
        </EmptyState>
      )}
      {hosts.length > 0 && (
        <section className={cardClass} aria-labelledby="hosts">
          <h2 id="hosts">{t('hosts')}</h2>
          <dl className={factsClass}>
            {hosts.map(({ host, count }) => (
              <div key={host}>
                <dt>{host}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <ul className="mt-0">
        {mails.map((mail) => (
          <CardRow key={mail.id}>
            <dl className={factsClass}>
              {[
                // Older versions may have sent other kinds of mail.
                [t('kind'), t(`kinds.${mail.kind as MailKind}`, { defaultValue: mail.kind })],
                [t('reason'), mail.reason],
                [t('attempts'), mail.attempts],
                [t('when'), formatDay(language, toIsoDay(mail.day))],
              ].map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </CardRow>
        ))}
      </ul>
    </Screen>
  )
}
