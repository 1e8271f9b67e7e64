import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readReference } from '~/domain/contact/reference.server'
import { pageTitle } from '~/i18n/page-head'
import { useTranslation } from '~/i18n/use-translation'
import { SentConfirmation } from '~/ui/contact/flow/sent-confirmation'
import { LinkButton } from '~/ui/button'
import { Screen } from '~/ui/screen'

import '~/styles/contact.css'

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, (t) => t('contact:confirmation.title'))

export const handle = { i18n: ['contact'] }

// The page reveals only that the reference looks valid.
export function loader({ params }: LoaderFunctionArgs) {
  const referenceId = readReference(params.referenceId ?? '')
  if (!referenceId) throw new Response(null, { status: 404 })
  return { referenceId }
}

export default function Sent() {
  const { referenceId } = useLoaderData<typeof loader>()
  const { t } = useTranslation('contact')
  return (
    <Screen width="narrow">
      <h1>{t('confirmation.title')}</h1>
      <SentConfirmation referenceId={referenceId} />
      <LinkButton variant="quiet" to="/" className="mt-8">
        {t('confirmation.home')}
      </LinkButton>
    </Screen>
  )
}
