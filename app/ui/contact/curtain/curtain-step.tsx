import '~/styles/contact-flows.css'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { extras, type Intent } from '~/domain/contact/choices'
import { pathOf, steps, type Step, numberOf, stepBefore } from '~/domain/contact/curtain-steps'
import { useTranslation } from '~/i18n/use-translation'
import { fieldLabels, type CurtainFields, StepFields } from './curtain-fields'
import { useForm } from '@conform-to/react'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { useTextAttributes } from '~/ui/forum/item-parts'
import { ignoreSecondPress } from '~/ui/form/fields'
import { Button } from '~/ui/button'
import { Actions } from '~/ui/screen'
import type { CameFrom } from './came-from'
import type { CurtainView } from './curtain-view'
import type { FlowFormProps } from '../flow/flow-form-props'
import { HoldButton } from '../flow/hold-button'
import { Honeypot } from '../flow/honeypot'
import { waysClass } from '../flow/ways-class'
import { useFocus } from '../flow/use-focus'

/** The form's id, which the switches of language and theme submit without scripts. */
export const curtainFormId = 'curtain-form'

type Props = { answers: Record<string, string>; onChange?: (step: Step) => void }

/** All answers as a letter, each line with a link to change it. */
function CurtainReview({ answers, onChange }: Props) {
  const { t } = useTranslation(['curtain', 'contact', 'shell'])
  const labels = fieldLabels(t)
  const joined = (...names: (keyof CurtainFields)[]) =>
    names.flatMap((name) => answers[name] || []).join('\n')
  const wanted = extras.filter((name) => answers[name] === 'on').map((name) => labels[name])
  const lines: [Step, string, string][] = [
    ['purpose', t('letter.about'), t(`contact:intent.${answers.intent as Intent}`)],
    ['name', t('letter.from'), joined('name', 'organization')],
    ['email', t('letter.replyTo'), joined('email', 'phone')],
    ['extras', t('letter.also'), wanted.join('\n') || t('none')],
    ['message', labels.message, joined('message')],
  ]
  return (
    <>
      <p>{t('reviewText')}</p>
      <dl className="review w-full rounded-xl border border-line bg-raised px-4 py-2">
        <LetterLine label={t('letter.to')} value={t('shell:company')} />
        {lines.map(([step, label, value]) => (
          <LetterLine key={step} label={label} value={value} isMessage={step === 'message'}>
            <Link
              className="inline-flex min-h-11 items-center text-sm"
              to={pathOf(step, true)}
              aria-label={t(`change.${step}`)}
              onClick={
                onChange &&
                ((event) => {
                  event.preventDefault()
                  onChange(step)
                })
              }
            >
              {t('letter.change')}
            </Link>
          </LetterLine>
        ))}
      </dl>
    </>
  )
}

type LetterLineProps = { label: string; value: string; isMessage?: boolean; children?: ReactNode }

function LetterLine({ label, value, isMessage = false, children }: LetterLineProps) {
  return (
    <div
      className={`flex flex-wrap items-center ${isMessage ? 'pt-1 pb-2' : 'min-h-11 border-b border-line'}`}
    >
      <dt className={`pe-3 text-soft ${isMessage ? 'flex-1' : 'w-24 max-[22.5rem]:flex-1'}`}>
        {label}
      </dt>
      <dd
        {...useTextAttributes(value)}
        className={`min-w-0 break-words whitespace-pre-line ${isMessage ? 'order-last w-full font-serif text-lg' : 'flex-1 py-1.5 max-[22.5rem]:order-last max-[22.5rem]:basis-full max-[22.5rem]:pt-0'}`}
      >
        {value}
      </dd>
      {children && <dd className="ps-3">{children}</dd>}
    </div>
  )
}

type CurtainStepProps = FlowFormProps & {
  view: CurtainView
  /** True when the heading gets the focus, after the visitor has changed steps. */
  takesFocus: boolean
  came: CameFrom
  /** Opens a step in place. Without this function, links lead to the step's page. */
  onChange?: (step: Step) => void
  /** More buttons for the row of Next and Back. */
  children?: ReactNode
}

/** One step of the guided flow: progress, question, Next and Back. */
export function CurtainStep(props: CurtainStepProps) {
  const { view, Form, answer, isPending, isPage, takesFocus, came, onChange, children } = props
  const { step, change, answers } = view
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<CurtainFields>({
    id: curtainFormId,
    lastResult,
    defaultValue: answers,
  })
  const { t } = useTranslation(['curtain', 'contact'])
  const labels = fieldLabels(t)
  const progress = { number: numberOf(step), count: steps.length }
  const Heading = isPage ? 'h1' : 'h3'
  const heading = useFocus<HTMLHeadingElement>(takesFocus)
  const ways = (
    <>
      {stepBefore(step) && (
        <Button variant="quiet" name="go" value="back">
          {t('back')}
        </Button>
      )}
      {children}
    </>
  )
  return (
    <div
      className={`curtain-step gap-4 ${came === 'after' ? '[--from:-1rem]' : '[--from:1rem]'} [&_legend]:sr-only ${isPage ? 'grid grid-cols-1' : 'flex min-h-0 flex-[1_0_auto] flex-col'}`}
      data-came={came}
    >
      <ErrorSummary
        form={form}
        fields={Object.keys(labels).map((name) => fields[name as keyof CurtainFields])}
      />
      <p className="step-place text-sm text-soft">{t('progress', progress)}</p>
      <progress
        className="block h-2 w-full appearance-none overflow-hidden rounded-2xl border border-edge bg-sunken [&::-moz-progress-bar]:bg-accent forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
        value={progress.number}
        max={progress.count}
        aria-label={t('progress', progress)}
      />
      <Heading ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </Heading>
      <Form
        method="post"
        action={pathOf(step, change)}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        // The row of buttons keeps its place from step to step.
        className={`form flex flex-col gap-5 not-supports-[inset:0]:[&>*+*]:mt-5 ${isPage ? 'min-h-64' : 'min-h-0 flex-[1_0_auto]'}`}
      >
        {!isPage && <input type="hidden" name="inPlace" value="1" />}
        {step === 'review' && <CurtainReview answers={answers} onChange={onChange} />}
        <StepFields step={step} fields={fields} />
        {step === 'review' ? (
          <HoldButton isPage={isPage} isPending={isPending}>
            {ways}
          </HoldButton>
        ) : (
          <Actions className={`ways mt-auto! self-stretch ${isPage ? '' : waysClass(false)}`}>
            <Button name="go" value="next" onClick={ignoreSecondPress}>
              {t('next')}
            </Button>{' '}
            {ways}
          </Actions>
        )}
        <Honeypot field={fields.subject} />
      </Form>
    </div>
  )
}
