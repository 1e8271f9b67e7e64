import type { FormMetadata } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import type { Field } from '~/ui/form/field'
import { useHydrated } from '~/ui/hydrated'

type Props = {
  isLastWay: boolean
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  returnTo: string
  form: FormMetadata<{ password: string }>
  field: Field
}

/** The form that removes a passkey with the password. */
export function RemovePasskey({ isLastWay, needed, hasGoogle, returnTo, form, field }: Props) {
  const isPending = useNavigation().formAction !== undefined
  const isHydrated = useHydrated()
  const { t } = useTranslation('passkeys')
  return (
    <>
      <p>{t(isLastWay ? 'removeLast' : 'removeText')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle hasGoogle={hasGoogle} returnTo={returnTo} />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="form">
          <OwnPasswordField field={field} isNeeded={needed === 'password'} />
          <button className="button button-bad" disabled={isHydrated && isPending}>
            {t('removeButton')}
          </button>
        </Form>
      )}
    </>
  )
}
