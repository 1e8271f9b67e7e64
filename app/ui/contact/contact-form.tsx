import { useRef, useState, useEffect } from 'react'
import { intents } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import {
  type Field,
  useFieldState,
  ignoreSecondPress,
  TextArea,
  TextField,
  formClass,
} from '../form/fields'
import { RadioField } from '../form/radio-field'
import { useForm } from '@conform-to/react'
import type { FetcherWithComponents } from '@remix-run/react'
import { lengths } from '~/domain/validation/lengths'
import { Button } from '~/ui/button'
import { cardClass } from '~/ui/screen'
import type { FailedSubmit } from '../feedback/submit-fallback'
import { useUnsentText } from '~/ui/draft/unsent-text'
import { sendInPlace, useFormAnswer, type RefusedForm } from '../form/form-answer'
import { contactFormId } from './contact-problems'
import { Honeypot } from './flow/honeypot'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

const offered = intents.filter((intent) => intent !== 'other')

/**
 * The subject of a message. On narrow screens the list collapses after a choice by touch or mouse, but not while
 * arrow keys move through it.
 */
function IntentChips({ field }: { field: Field }) {
  const { t } = useTranslation('contact')
  const box = useRef<HTMLDivElement>(null)
  const [isCollapsed, setIsCollapsed] = useState(false)
  const isChosen = useFieldState(() => box.current, hasChoice, false)

  function open() {
    setIsCollapsed(false)
    box.current?.querySelector<HTMLInputElement>(':checked')?.focus()
  }

  function clear() {
    const chosen = box.current?.querySelector<HTMLInputElement>(':checked')
    if (chosen) {
      chosen.checked = false
      chosen.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setIsCollapsed(false)
    box.current?.querySelector('input')?.focus()
  }

  return (
    <div
      ref={box}
      // Browsers without `:has` always show the note.
      className={`grid justify-items-start gap-3 [&:not(:has([value=careers]:checked))>.careers-note]:hidden ${isCollapsed ? 'max-md:[&_.check:not(:has(:checked))]:hidden' : ''}`}
    >
      <RadioField
        field={field}
        legend={t('about')}
        options={offered.map((value) => ({ value, label: t(`intent.${value}`) }))}
        optional
        look="chips"
        // `:focus-visible` matches for keyboard users only.
        onChoose={(radio) => setIsCollapsed(!radio.matches(':focus-visible'))}
      />
      {isCollapsed && (
        <button
          type="button"
          className="link-button md:hidden"
          aria-expanded={false}
          onClick={open}
        >
          {t('otherIntent')}
        </button>
      )}
      {isChosen && (
        // On phones, a collapsed list has only the other button.
        <button
          type="button"
          className={`link-button ${isCollapsed ? 'max-md:hidden' : ''}`}
          onClick={clear}
        >
          {t('clearIntent')}
        </button>
      )}
      <p className={`careers-note ${cardClass}`} role="note">
        {t('careersNote')}
      </p>
    </div>
  )
}

function hasChoice(box: HTMLElement) {
  return box.querySelector(':checked') !== null
}

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
 * The form on `/`. Without JavaScript it leads to the confirmation. With JavaScript the page stays and the form is
 * cleared.
 */
export function ContactForm({ Form, answer, isPending, sent, isJustSent }: Props) {
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ id: contactFormId, lastResult })
  useUnsentText(contactFormId, isPending)
  const { t } = useTranslation('contact')
  const button = useRef<HTMLButtonElement>(null)
  // The button had the focus before the form was reset.
  useEffect(() => {
    if (sent) button.current?.focus()
  }, [sent])
  const pressable = isPending ? t('sending') : t('send')
  const autoComplete = useFormAutoComplete()
  return (
    <Form
      ref={sendInPlace}
      method="post"
      action="/"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      autoComplete={autoComplete}
      className={formClass}
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
      <Button ref={button} aria-disabled={isPending || undefined} onClick={ignoreSecondPress}>
        {sent && isJustSent ? t('sentButton', { id: sent }) : pressable}
      </Button>
      <Honeypot field={fields.subject} />
    </Form>
  )
}
