import { useTranslation } from '~/i18n/use-translation'
import { useForm } from '@conform-to/react'
import { Form, useNavigation } from '@remix-run/react'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { ErrorSummary } from '../form/error-summary'
import { useFormAnswer, type RefusedForm } from '../form/form-answer'
import { SubmitButton, formClass } from '../form/fields'
import { SettingsFrame } from '../profile/settings-frame'
import { CodeField } from './code-field'
import type { ReactNode } from 'react'
import { ConfirmByGoogle } from '~/ui/account-deletion/confirm-by-google'
import { OwnPasswordField } from '~/ui/account-deletion/own-password-field'
import { buttonClass } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { Actions, cardClass } from '~/ui/screen'

type AppToAdd = {
  groups: string[]
  url: string
  qr: { size: number; path: string }
}

/** A new key in three ways: to scan, to open on the same device, and to type. */
function AddToApp({ groups, url, qr }: AppToAdd) {
  const { t } = useTranslation('codes')
  return (
    <div className="grid gap-4">
      <p>
        <span className="mb-2 block">{t('sameDevice')}</span>
        <a href={url} className={buttonClass({ variant: 'quiet' })}>
          {t('openApp')}
        </a>
      </p>
      {/* A phone cannot scan its own screen. */}
      <div className="max-md:order-last">
        <p>{t('scan')}</p>
        <svg
          // QR code readers need dark on light, also in the dark theme.
          className="mt-2 block h-auto w-56 max-w-full bg-[#fff] text-[#000] forced-color-adjust-none"
          role="img"
          aria-label={t('picture')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
      </div>
      <p>
        {t('byHand')}{' '}
        <code
          className="mt-2 block rounded-xl border border-line bg-raised px-4 py-3 font-mono text-base leading-body font-semibold tracking-wide"
          data-secret=""
          translate="no"
        >
          {groups.join(' ')}
        </code>
      </p>
      <Actions>
        <CopyButton
          text={groups.join('')}
          words={{ copied: t('copied'), notCopied: t('notCopied') }}
        >
          {t('copy')}
        </CopyButton>
      </Actions>
    </div>
  )
}

type Props = { app: AppToAdd; answer: RefusedForm | FailedSubmit | undefined }

/** The new key for the app, and the form for the code that the app then shows. */
export function ConfirmSetUp({ app, answer }: Props) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ code: string }>({ id: 'confirm', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('add')}
      summary={<ErrorSummary form={form} fields={[fields.code]} title={title} />}
    >
      <AddToApp {...app} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
        <CodeField field={fields.code} hint={t('setUpHint')} />
        <SubmitButton pending={isPending}>{t('turnOn')}</SubmitButton>
      </Form>
    </SettingsFrame>
  )
}

type BeginSetUpProps = {
  needed: 'password' | 'google' | null
  hasGoogle: boolean
  hasEmail: boolean
  /** The reason why two-factor authentication is required, if it is. */
  demand: string | null
  answer: RefusedForm | FailedSubmit | undefined
  /** Another way to set up two-factor authentication. */
  children: ReactNode
}

/** Explains two-factor authentication, and asks for the password to begin the set-up. */
export function BeginSetUp({
  needed,
  hasGoogle,
  hasEmail,
  demand,
  answer,
  children,
}: BeginSetUpProps) {
  const { lastResult, title } = useFormAnswer(answer)
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const isPending = useNavigation().formAction !== undefined
  const { t } = useTranslation('codes')
  return (
    <SettingsFrame
      back={t('backToSettings')}
      title={t('title')}
      summary={<ErrorSummary form={form} fields={[fields.password]} title={title} />}
    >
      {demand && <p className={cardClass}>{demand}</p>}
      <p>{t('what')}</p>
      <h2>{t('app')}</h2>
      <p>{t('needed')}</p>
      {needed === 'google' ? (
        <ConfirmByGoogle
          hasGoogle={hasGoogle}
          hasEmail={hasEmail}
          returnTo="/profile/settings/second-step"
        />
      ) : (
        <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className={formClass}>
          <OwnPasswordField field={fields.password} isNeeded={needed === 'password'} />
          <SubmitButton pending={isPending}>{t('begin')}</SubmitButton>
        </Form>
      )}
      {children}
    </SettingsFrame>
  )
}
