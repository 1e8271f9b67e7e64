import { useForm } from '@conform-to/react'
import type { FetcherWithComponents } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import type { FailedSubmit } from '~/ui/feedback/submit-fallback'
import { useFormAnswer, type RefusedForm } from '~/ui/form/form-answer'
import { ignoreSecondPress } from '~/ui/form/second-press'
import { sendInPlace } from '~/ui/form/send-in-place'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { contactFormId } from './contact-problems'
import { IntentChips } from './intent-chips'
import { Honeypot } from './flow/honeypot'

type Props = {
  Form: FetcherWithComponents<unknown>['Form']
  answer: RefusedForm | FailedSubmit | undefined
  isPending: boolean
  /** The reference of the last message sent. */
  sent: string | null
  isJustSent: boolean
}

type Fields = Record<'intent' | 'name' | 'email' | 'message' | 'links' | 'subject', string>

/**
 * The form on `/`. Without JavaScript it leads to the confirmation; with it, the page stays and the form is cleared.
 */
export function ContactForm({ Form, answer, isPending, sent, isJustSent }: Props) {
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ id: contactFormId, lastResult })
  const { t } = useTranslation('contact')
  const button = useRef<HTMLButtonElement>(null)
  // It had the focus before the form was reset.
  useEffect(() => {
    if (sent) button.current?.focus()
  }, [sent])
  const pressable = isPending ? t('sending') : t('send')
  return (
    <Form
      ref={sendInPlace}
      method="post"
      action="/"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className="form"
    >
      <IntentChips field={fields.intent} />
      <TextField field={fields.name} label={t('name')} autoComplete="name" />
      <TextField field={fields.email} type="email" label={t('email')} autoComplete="email" />
      <TextArea
        field={fields.message}
        label={t('message')}
        hint={t('messageHint', lengths)}
        rows={6}
        limit={{ max: lengths.commentMax }}
      />
      <TextField
        field={fields.links}
        type="url"
        label={t('links')}
        hint={t('linksHint')}
        autoComplete="url"
        optional
      />
      <button
        ref={button}
        className="button"
        aria-disabled={isPending || undefined}
        onClick={ignoreSecondPress}
      >
        {sent && isJustSent ? t('sentButton', { id: sent }) : pressable}
      </button>
      <Honeypot field={fields.subject} />
    </Form>
  )
}
