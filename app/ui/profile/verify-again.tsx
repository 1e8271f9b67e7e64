import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { Button } from '~/ui/button'

/** Says that the address is not verified yet, with a button that resends the link. */
export function VerifyAgain() {
  const { t } = useTranslation('profile')
  return (
    <Form method="post" action="/profile/settings/verification">
      <p>{t('notVerified')}</p>
      <Button variant="quiet">{t('verifyAgain')}</Button>
    </Form>
  )
}
