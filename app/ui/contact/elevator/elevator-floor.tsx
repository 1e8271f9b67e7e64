import { floors, type Floor } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import { useFocus } from '../flow/use-focus'
import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { lengths } from '~/domain/validation/lengths'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { RadioField } from '~/ui/form/radio-field'
import { SubmitButton, TextArea, TextField } from '~/ui/form/fields'
import { doorsClass } from '../flow/doors-class'
import type { FlowFormProps } from '../flow/flow-form-props'
import { Honeypot } from '../flow/honeypot'

type Props = {
  floor: Floor
  isPage: boolean
  /** True when the form that was sent here has errors. */
  isRefused: boolean
  /** True when the heading gets the focus, after a ride. */
  takesFocus: boolean
}

/** The form's id, which the switches of language and theme submit without scripts. */
export const elevatorFormId = 'elevator-form'

const openDoorClass = 'absolute top-0 bottom-0 w-3 bg-[#5b2563]'

/** The announcement of a floor, and its place in the building. */
function Arrival({ floor, isPage, isRefused, takesFocus }: Props) {
  const { t } = useTranslation('elevator')
  const heading = useFocus<HTMLHeadingElement>(takesFocus)
  const Heading = isPage ? 'h1' : 'h3'
  const arrived = t('arrived', { floor: t(`at.${floor}`) })
  // After an error only the heading is shown, so that the form is nearer to the top.
  if (isRefused) return <Heading>{arrived}</Heading>
  const number = floors.indexOf(floor) + 1
  return (
    <div
      className={`arrival relative grid grid-cols-1 gap-2 overflow-hidden rounded-2xl border-4 border-b-8 border-edge bg-raised px-7 py-5 ${doorsClass}`}
    >
      {/* The doors of the cabin, open. */}
      <span className={`${openDoorClass} left-0`} aria-hidden="true" />
      <span className={`${openDoorClass} right-0`} aria-hidden="true" />
      <p className="flex items-center gap-3 font-serif text-lg leading-[1.2] font-bold text-accent-ink">
        <span className="rounded-lg bg-[#221a26] px-3 py-1 text-[#f1b53f]" aria-hidden="true">
          {number}
        </span>{' '}
        <span className="tracking-[0.2em] [&:lang(hi)]:tracking-[0]">{t('ding')}</span>
      </p>
      <Heading ref={heading} tabIndex={-1}>
        {arrived}
      </Heading>
      <p className="text-sm text-soft">{t('place', { number, count: floors.length })}</p>
      <p>{t(`welcome.${floor}`)}</p>
    </div>
  )
}

type ElevatorFloorProps = FlowFormProps & {
  /** Null when a form was sent without a floor. The form then asks for one. */
  floor: Floor | null
  /** True during a ride. The form is hidden then, and keeps its text for the next floor. */
  isLeaving: boolean
  /** True when the heading gets the focus, after a ride. */
  takesFocus: boolean
  /** The list of the other floors, where it must be part of the form. */
  others: ReactNode
  /** Shown above the floor. */
  children?: ReactNode
}

type Fields = Record<
  'floor' | 'name' | 'organization' | 'email' | 'phone' | 'message' | 'subject',
  string
>

/** A floor: its announcement, its place in the building, and its form. */
export function ElevatorFloor(props: ElevatorFloorProps) {
  const { floor, isLeaving, Form, answer, isPending, isPage, takesFocus, others, children } = props
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<Fields>({ id: elevatorFormId, lastResult })
  const { t } = useTranslation(['elevator', 'contact'])
  const labels: Fields = {
    floor: t('which'),
    name: t('contact:name'),
    organization: t('contact:organization'),
    email: t('contact:email'),
    phone: t('contact:phone'),
    message: t('needs'),
    subject: t('contact:leaveEmpty'),
  }
  const text = (name: keyof Fields) => ({
    field: fields[name],
    label: labels[name],
    className: 'max-w-none',
  })
  const names = Object.keys(labels) as (keyof Fields)[]
  return (
    <>
      {!isLeaving && (
        <>
          {children}
          <ErrorSummary form={form} fields={names.map((name) => fields[name])} />
          {floor && (
            <Arrival
              key={floor}
              floor={floor}
              isPage={isPage}
              isRefused={Boolean(lastResult?.error)}
              takesFocus={takesFocus}
            />
          )}
        </>
      )}
      <Form
        method="post"
        action={floor ? `/contact/elevator/${floor}` : '/contact/elevator'}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="form mt-2 grid grid-cols-1 gap-5 [&>.button]:justify-self-start"
        hidden={isLeaving}
      >
        {!isPage && <input type="hidden" name="inPlace" value="1" />}
        {floor ? (
          <input type="hidden" name="floor" value={floor} />
        ) : (
          <RadioField
            field={fields.floor}
            legend={labels.floor}
            options={floors.map((value) => ({ value, label: t(`floor.${value}`) }))}
          />
        )}
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('organization')} autoComplete="organization" optional />
        <TextField {...text('email')} type="email" autoComplete="email" />
        <TextField {...text('phone')} type="tel" autoComplete="tel" optional />
        <TextArea
          field={fields.message}
          label={labels.message}
          hint={t('contact:messageHint', lengths)}
          rows={6}
          limit={{ max: lengths.commentMax }}
        />
        <SubmitButton pending={isPending}>{isPending ? t('sending') : t('send')}</SubmitButton>
        {others}
        <Honeypot field={fields.subject} />
      </Form>
    </>
  )
}
