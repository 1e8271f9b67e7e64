import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { numberOf, pathOf, stepBefore, steps, type Step } from '~/domain/contact/curtain-steps'
import { useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/form/error-summary'
import { useFormAnswer } from '~/ui/form/form-answer'
import { ignoreSecondPress } from '~/ui/form/second-press'
import { fieldLabels, StepFields, type CurtainFields } from './curtain-fields'
import type { CameFrom } from './came-from'
import { CurtainReview } from './curtain-review'
import type { CurtainView } from './curtain-view'
import type { FlowFormProps } from '../flow/flow-form-props'
import { HoldButton } from '../flow/hold-button'
import { Honeypot } from '../flow/honeypot'
import { useFocus } from '../flow/use-focus'

import '~/styles/contact-flows.css'

type Props = FlowFormProps & {
  view: CurtainView
  /** Whether the heading gets the focus: after the visitor changed steps. */
  takesFocus: boolean
  came: CameFrom
  /** Opens a step in place; without it, links lead to the step's page. */
  onChange?: (step: Step) => void
  /** More buttons for the row of Next and Back. */
  children?: ReactNode
}

/** One step of the guided flow: progress, question, Next and Back. */
export function CurtainStep(props: Props) {
  const { view, Form, answer, isPending, isPage, takesFocus, came, onChange, children } = props
  const { step, change, answers } = view
  const { lastResult } = useFormAnswer(answer)
  const [form, fields] = useForm<CurtainFields>({ lastResult, defaultValue: answers })
  const { t } = useTranslation(['curtain', 'contact'])
  const labels = fieldLabels(t)
  const progress = { number: numberOf(step), count: steps.length }
  const Heading = isPage ? 'h1' : 'h3'
  const heading = useFocus<HTMLHeadingElement>(takesFocus)
  const ways = (
    <>
      {stepBefore(step) && (
        <button className="button button-quiet" name="go" value="back">
          {t('back')}
        </button>
      )}
      {children}
    </>
  )
  return (
    <div className="curtain-step" data-came={came}>
      <ErrorSummary
        form={form}
        fields={Object.entries(labels).map(([name, label]) => [
          fields[name as keyof CurtainFields],
          label,
        ])}
      />
      <p className="step-place">{t('progress', progress)}</p>
      <progress value={progress.number} max={progress.count} aria-label={t('progress', progress)} />
      <Heading ref={heading} tabIndex={-1}>
        {t(`step.${step}`)}
      </Heading>
      <Form
        method="post"
        action={pathOf(step, change)}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="form"
      >
        {!isPage && <input type="hidden" name="inPlace" value="1" />}
        {/* In the form, so that its row of buttons stays in sight all along. */}
        {step === 'review' && <CurtainReview answers={answers} onChange={onChange} />}
        <StepFields step={step} fields={fields} />
        {step === 'review' ? (
          <HoldButton isPending={isPending}>{ways}</HoldButton>
        ) : (
          <div className="actions ways">
            <button className="button" name="go" value="next" onClick={ignoreSecondPress}>
              {t('next')}
            </button>{' '}
            {ways}
          </div>
        )}
        <Honeypot field={fields.subject} />
      </Form>
    </div>
  )
}
