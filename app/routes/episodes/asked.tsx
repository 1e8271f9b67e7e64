import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { helpBox } from '~/content/helplines'
import { readReference } from '~/domain/contact/reference.server'
import { getLanguage } from '~/i18n/i18n.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { ReferenceNumber } from '~/ui/messages/reference-number'
import { cardClass, Actions, Screen } from '~/ui/screen'

import '~/styles/episodes.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('questions:sentTitle'))

export const handle = { i18n: ['questions'] }

// The page reveals only that the reference looks valid, so it shows the helplines after every question.
export async function loader({ request, params }: LoaderFunctionArgs) {
  const referenceId = readReference(params.referenceId ?? '')
  if (!referenceId) throw new Response(null, { status: 404 })
  return { referenceId, help: helpBox(await getLanguage(request)) }
}

export default function Asked() {
  const { referenceId, help } = useLoaderData<typeof loader>()
  const { t } = useTranslation('questions')
  return (
    <Screen width="narrow">
      <h1>{t('sentTitle')}</h1>
      <p>{t('sentText')}</p>
      <ReferenceNumber
        term={t('reference')}
        number={referenceId}
        words={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
      />
      <p>
        {t('sentKeep')}{' '}
        <Link to="/#contact" className="whitespace-nowrap">
          {t('writeToUs')}
        </Link>
      </p>
      <aside className={`help ${cardClass}`} dangerouslySetInnerHTML={{ __html: help }} />
      <Actions>
        <LinkButton to="/episodes">{t('episodes')}</LinkButton>{' '}
        <LinkButton variant="quiet" to="/episodes/ask">
          {t('sentAnother')}
        </LinkButton>
      </Actions>
    </Screen>
  )
}
