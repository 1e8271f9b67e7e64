import { Form } from '@remix-run/react'
import type { ComponentProps, FormEvent } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { DraftNotice } from './draft-notice'
import { useLocalDraft } from './use-local-draft'

type Props = ComponentProps<typeof Form> & {
  form: { id: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  draftKey: string
  /** The screen's path, to come back to when the draft is discarded. */
  returnTo: string
  idempotencyKey: string
  /** Whether the form shows a draft from the server. */
  isKept: boolean
  isRefused: boolean
  isPending: boolean
}

/** A form whose text is kept while it is written, below the notice that a draft was restored; a line says so. */
export function DraftForm(props: Props) {
  const { form, draftKey, returnTo, idempotencyKey, isKept, isRefused, isPending, ...others } =
    props
  const { children, ...attributes } = others
  const isFresh = !isKept && !isRefused
  const { t } = useTranslation('forum')
  const local = useLocalDraft({ formId: form.id, draftKey, isFresh, isPending })
  return (
    <>
      {(isKept || local.isRestored) && !isRefused && (
        <DraftNotice
          draftKey={draftKey}
          returnTo={returnTo}
          isOnServer={isKept}
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
        {...attributes}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {children}
        <small role="status">{local.isKept && t('draftSaved')}</small>
      </Form>
    </>
  )
}
