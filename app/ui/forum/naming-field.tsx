import { useTranslation } from 'react-i18next'
import { CheckboxField } from '~/ui/form/checkbox-field'
import type { Field } from '~/ui/form/field'
import { RadioField } from '~/ui/form/radio-field'

/** The words of the question whether a comment names its author. */
export type NamingWords = { legend: string; stay: string; show: string }

type Props = { field: Field; words: NamingWords }

/**
 * Whether a comment is anonymous: a box, or two choices once its author was asked, because an unticked box sends
 * nothing.
 */
export function NamingField({ field, words }: Props) {
  const { t } = useTranslation('forum')
  const isAsked = field.initialValue === 'false' || field.errors?.includes('confirmNamed')
  if (!isAsked) return <CheckboxField field={field} label={t('anonymously')} />
  const { id, name, key, errorId, descriptionId, errors, initialValue = 'on' } = field
  return (
    <RadioField
      field={{ id, name, key, errorId, descriptionId, errors, initialValue }}
      legend={words.legend}
      options={[
        { value: 'on', label: words.stay },
        { value: 'false', label: words.show },
      ]}
    />
  )
}
