import { Form, Link, useLocation, useNavigation } from '@remix-run/react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '~/ui/draft/draft-notice'
import { useLocalDraft } from '~/ui/draft/use-local-draft'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary, type LabelledField } from '~/ui/form/error-summary'
import type { Field } from '~/ui/form/field'
import { SubmitButton } from '~/ui/form/submit-button'

type Props = {
  heading: string
  draftKey: string
  /** The item's URL. */
  back: string
  idempotencyKey: string
  form: ComponentProps<typeof ErrorSummary>['form'] & {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  fields: LabelledField[]
  /** The checkbox that hides the author's name; absent if it is hidden already, which is final. */
  anonymous?: Field
  title?: string
  /** Whether the form shows a draft from the server. */
  isKept: boolean
  isRefused: boolean
  children: ReactNode
}

/** The screen for editing one's own post or comment. */
export function EditForm(props: Props) {
  const { heading, draftKey, back, idempotencyKey, form, fields, anonymous, title, children } =
    props
  const { t } = useTranslation(['writing', 'forum'])
  const { pathname } = useLocation()
  const isPending = useNavigation().formAction?.split('?')[0] === pathname
  const isFresh = !props.isKept && !props.isRefused
  const local = useLocalDraft({ formId: form.id, draftKey, isFresh, isPending })
  return (
    <main id="main" className="screen narrow">
      <ErrorSummary
        form={form}
        fields={anonymous ? [...fields, [anonymous, t('forum:anonymously')]] : fields}
        title={title}
      />
      <h1>{heading}</h1>
      {(props.isKept || local.isRestored) && !props.isRefused && (
        <DraftNotice
          draftKey={draftKey}
          returnTo={pathname}
          isOnServer={props.isKept}
          onDiscard={local.discard}
        />
      )}
      <Form
        method="post"
        id={form.id}
        data-draft={local.key}
        onSubmit={form.onSubmit}
        noValidate
        className="form"
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {children}
        {anonymous && (
          <CheckboxField
            field={anonymous}
            label={t('forum:anonymously')}
            note={t('anonymouslyNote')}
          />
        )}
        <div className="actions">
          <SubmitButton pending={isPending}>{isPending ? t('saving') : t('save')}</SubmitButton>
          <Link className="button button-quiet" to={back}>
            {t('cancel')}
          </Link>
        </div>
      </Form>
    </main>
  )
}
