import { useRef, type ComponentProps } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { summaryClass } from '~/ui/button'
import { type Field, useFieldState } from '../form/fields'
import { RadioField } from '~/ui/form/radio-field'
import { SelectField } from '~/ui/form/select-field'

type Props = {
  contentNote: Field
  contentNotes: ComponentProps<typeof SelectField>['options']
  audience: Field
  readers: Pick<ComponentProps<typeof RadioField>, 'legend' | 'options'>
}

/** Fields that few posts need, folded under the current choices. Open when one of the fields is set or wrong. */
export function MoreChoices({ contentNote, contentNotes, audience, readers }: Props) {
  const { t } = useTranslation('writing')
  const box = useRef<HTMLDetailsElement>(null)
  const isWrong = Boolean(contentNote.errors ?? audience.errors)
  // A draft that this browser restores changes the choices later. A fold that somebody has opened stays open.
  const [reader, note, open] = useFieldState(
    () => box.current,
    (element) => {
      const read = (choice: string) => element.querySelector<HTMLInputElement>(choice)?.value ?? ''
      return stateOf(read(':checked:not(option)'), read('select'), element.matches('[open]'))
    },
    stateOf(audience.initialValue as string, contentNote.initialValue as string | undefined),
  ).split(' ')
  const labelOf = (options: Props['contentNotes'], chosen?: string) =>
    options.find(({ value }) => value === chosen)?.label ?? t('noContentNote')
  return (
    <details ref={box} open={Boolean(open) || isWrong}>
      <summary className={`${summaryClass} text-action`}>
        {readers.legend}: {labelOf(readers.options, reader)} · {t('contentNote')}:{' '}
        {labelOf(contentNotes, note)}
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-3">
        <RadioField field={audience} {...readers} />
        <SelectField
          field={contentNote}
          label={t('contentNote')}
          hint={t('contentNoteHint')}
          placeholder={t('noContentNote')}
          options={contentNotes}
        />
      </div>
    </details>
  )
}

function stateOf(reader: string, note = '', isOpen = false) {
  return `${reader} ${note} ${isOpen || note || reader === 'members' ? 'open' : ''}`
}
