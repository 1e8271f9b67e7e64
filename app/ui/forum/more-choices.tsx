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

/** What few posts need, folded; open when something in it is chosen or wrong. */
export function MoreChoices({ contentNote, contentNotes, audience, readers }: Props) {
  const { t } = useTranslation('writing')
  const box = useRef<HTMLDetailsElement>(null)
  const isWrong = Boolean(contentNote.errors ?? audience.errors)
  const isChosen = Boolean(contentNote.initialValue) || audience.initialValue === 'members'
  // A draft that this browser restores chooses later. What somebody opened stays open.
  const isOpen = useFieldState(
    () => box.current,
    (element) => element.matches('[open]') || hasChoice(element),
    isWrong || isChosen,
  )
  return (
    <details ref={box} open={isOpen || isWrong}>
      <summary className={`${summaryClass} text-action`}>{t('moreChoices')}</summary>
      <div className="grid grid-cols-1 gap-5 pt-3">
        <SelectField
          field={contentNote}
          label={t('contentNote')}
          hint={t('contentNoteHint')}
          placeholder={t('noContentNote')}
          options={contentNotes}
        />
        <RadioField field={audience} {...readers} />
      </div>
    </details>
  )
}

function hasChoice(element: HTMLElement) {
  const note = element.querySelector('select')
  return Boolean(note?.value) || element.querySelector('[value=members]:checked') !== null
}
