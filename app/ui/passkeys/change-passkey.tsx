import { useForm } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { PasskeyFrame } from './passkey-frame'
import { usePasskeyName } from './passkey-name'
import { RemovePasskey } from './remove-passkey'
import { RenamePasskey } from './rename-passkey'

type Props = {
  passkey: { name: string; createdAt: Date }
  isLastWay: boolean
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  returnTo: string
  answer: RefusedForm | FailedSubmit | undefined
}

/** One passkey of a member: its name, and its removal. */
export function ChangePasskey({ passkey, answer, ...removal }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const isRename = lastResult?.error?.name !== undefined
  const [rename, renamed] = useForm<{ name: string }>({
    id: 'rename',
    lastResult: isRename ? lastResult : undefined,
    defaultValue: { name: passkey.name },
  })
  const [remove, removed] = useForm<{ password: string }>({
    id: 'remove',
    lastResult: isRename ? undefined : lastResult,
  })
  const name = usePasskeyName(passkey)
  const { t } = useTranslation('passkeys')
  return (
    <PasskeyFrame
      title={name}
      summary={
        <>
          <ErrorSummary form={rename} fields={[[renamed.name, t('name')]]} title={title} />
          <ErrorSummary form={remove} fields={[[removed.password, t('password')]]} title={title} />
        </>
      }
    >
      <RenamePasskey form={rename} field={renamed.name} />
      <h2>{t('remove')}</h2>
      <RemovePasskey {...removal} form={remove} field={removed.password} />
    </PasskeyFrame>
  )
}
