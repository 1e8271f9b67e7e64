import type { TFunction } from 'i18next'
import { extras, intents } from '~/domain/contact/choices'
import type { Step } from '~/domain/contact/curtain-steps'
import { lengths } from '~/domain/validation/lengths'
import { useTranslation } from '~/i18n/use-translation'
import { CheckboxField, type Field, labelClass, TextArea, TextField } from '~/ui/form/fields'
import { RadioField } from '~/ui/form/radio-field'

/** All fields of the guided flow. */
export type CurtainFields = {
  intent: string
  name: string
  organization: string
  message: string
  email: string
  phone: string
  deckOverview: string
  voiceCall: string
  confidentialNda: string
  subject: string
}

/** Each field's label, in the order of the steps. */
export function fieldLabels(
  t: TFunction<['curtain', 'contact']>,
): Record<keyof CurtainFields, string> {
  return {
    intent: t('purpose'),
    name: t('contact:name'),
    organization: t('contact:organization'),
    message: t('contact:message'),
    email: t('contact:email'),
    phone: t('contact:phone'),
    deckOverview: t('deckOverview'),
    voiceCall: t('voiceCall'),
    confidentialNda: t('confidentialNda'),
    subject: t('contact:leaveEmpty'),
  }
}

type Props = { step: Step; fields: Record<keyof CurtainFields, Field> }

export function StepFields({ step, fields }: Props) {
  const { t } = useTranslation(['curtain', 'contact'])
  const labels = fieldLabels(t)
  const text = (name: keyof CurtainFields) => ({ field: fields[name], label: labels[name] })
  switch (step) {
    case 'purpose':
      return (
        <RadioField
          field={fields.intent}
          legend={labels.intent}
          options={intents.map((value) => ({
            value,
            label: t(`contact:intent.${value}`),
            hint: t(`help.${value}`),
          }))}
        />
      )
    case 'name':
      return (
        <>
          <TextField {...text('name')} autoComplete="name" />
          <TextField {...text('organization')} autoComplete="organization" optional />
        </>
      )
    case 'message':
      return (
        <TextArea
          {...text('message')}
          hint={t('contact:messageHint', lengths)}
          rows={8}
          limit={{ max: lengths.commentMax }}
        />
      )
    case 'email':
      return (
        <>
          <TextField {...text('email')} type="email" autoComplete="email" />
          <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
        </>
      )
    case 'extras':
      return (
        <fieldset>
          <legend className={labelClass}>{t('extras')}</legend>
          <p className="hint mb-2 text-sm text-soft">{t('extrasHint')}</p>
          {extras.map((name) => (
            <CheckboxField key={name} {...text(name)} />
          ))}
        </fieldset>
      )
    case 'review':
      return null
  }
}
