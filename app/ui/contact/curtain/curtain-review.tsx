import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { extras, type Intent } from '~/domain/contact/choices'
import { pathOf, stepFields, steps, type Step } from '~/domain/contact/curtain-steps'
import { useTranslation } from '~/i18n/use-translation'
import { fieldLabels, type CurtainFields } from './curtain-fields'

type Props = { answers: Record<string, string>; onChange?: (step: Step) => void }

/** All answers, each with a link to change it. */
export function CurtainReview({ answers, onChange }: Props) {
  const { t } = useTranslation(['curtain', 'contact'])
  const labels = fieldLabels(t)
  return (
    <>
      <p>{t('reviewText')}</p>
      <dl className="review">
        {steps
          .filter((step) => step !== 'review')
          .map((step) => (
            <div key={step}>
              {rowsOf(step).map(([label, value]) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{value}</dd>
                </Fragment>
              ))}
              <dd>
                <Link
                  to={pathOf(step, true)}
                  onClick={
                    onChange &&
                    ((event) => {
                      event.preventDefault()
                      onChange(step)
                    })
                  }
                >
                  {t(`change.${step}`)}
                </Link>
              </dd>
            </div>
          ))}
      </dl>
    </>
  )

  function rowsOf(step: Step): [string, string][] {
    if (step === 'purpose')
      return [[labels.intent, t(`contact:intent.${answers.intent as Intent}`)]]
    if (step === 'extras') {
      const chosen = extras.filter((name) => answers[name] === 'on').map((name) => labels[name])
      return [[t('extras'), chosen.join('; ') || t('none')]]
    }
    return stepFields[step]
      .filter((name) => answers[name])
      .map((name) => [labels[name as keyof CurtainFields], answers[name] ?? ''])
  }
}
