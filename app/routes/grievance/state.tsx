import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { progressOf } from '~/domain/grievance-state'
import { outcomeOf } from '~/domain/grievances/outcomes'
import { readGrievanceProgress } from '~/domain/grievances/send-grievance.server'
import { grievanceDays } from '~/http/presenters/grievances.server'
import { unwrapOrThrow } from '~/http/reply-status'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { cardClass, Screen } from '~/ui/screen'
import { useGetTextAttributes } from '~/ui/forum/item-parts'
import { GrievanceFacts } from '~/ui/messages/grievance-facts'
import { ReferenceNumber } from '~/ui/messages/reference-number'

import '~/styles/company.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('grievance:stateTitle'))

export const handle = { i18n: ['grievance', 'forum'] }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = unwrapOrThrow(await readGrievanceProgress(params.referenceId ?? ''))
  return {
    referenceId: found.referenceId,
    state: progressOf(found).state,
    days: grievanceDays(found, await getLanguage(request)),
    outcome: outcomeOf(found.outcome),
    answer: found.answer,
  }
}

export default function GrievanceState() {
  const { referenceId, state, days, outcome, answer } = useLoaderData<typeof loader>()
  const { t } = useTranslation('grievance')
  const getTextAttributes = useGetTextAttributes()
  return (
    <Screen width="narrow">
      <h1>{t('stateTitle')}</h1>
      <ReferenceNumber
        term={t('number')}
        number={referenceId}
        words={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
      />
      <p>{t('keep')}</p>
      <GrievanceFacts state={state} days={days} />
      {outcome && (
        <section className={cardClass} aria-labelledby="answer">
          <h2 id="answer">{t('answer')}</h2>
          <p>{t(`outcomes.${outcome}`)}</p>
          {answer && (
            <p className="text" {...getTextAttributes(answer)}>
              {answer}
            </p>
          )}
        </section>
      )}
      <LinkButton variant="quiet" to="/grievance" className="mt-8">
        {t('another')}
      </LinkButton>
    </Screen>
  )
}
