import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

/** Says that the address is not confirmed yet, and sends the link once more. */
export function VerifyAgain() {
  const { t } = useTranslation('profile')
  return (
    <Form method="post" action="/profile/settings/verification">
      <p>{t('notVerified')}</p>
      <button className="button button-quiet">{t('verifyAgain')}</button>
    </Form>
  )
}
