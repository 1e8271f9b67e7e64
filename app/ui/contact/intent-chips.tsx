import { useRef, useState } from 'react'
import { intents } from '~/domain/contact/choices'
import { useTranslation } from '~/i18n/use-translation'
import type { Field } from '~/ui/form/field'
import { RadioField } from '~/ui/form/radio-field'
import { useFieldState } from '~/ui/form/use-field-state'

const offered = intents.filter((intent) => intent !== 'other')

/**
 * The subject of a message. On narrow screens the list collapses after a choice by touch or mouse, but not while
 * arrow keys move through it.
 */
export function IntentChips({ field }: { field: Field }) {
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
    <div ref={box} className={isCollapsed ? 'intents collapsed' : 'intents'}>
      <RadioField
        field={field}
        legend={t('about')}
        options={offered.map((value) => ({ value, label: t(`intent.${value}`) }))}
        optional
        isChips
        // :focus-visible is set for keyboard users only.
        onChoose={(radio) => setIsCollapsed(!radio.matches(':focus-visible'))}
      />
      {isCollapsed && (
        <button type="button" className="link-button others" aria-expanded={false} onClick={open}>
          {t('otherIntent')}
        </button>
      )}
      {isChosen && (
        <button type="button" className="link-button" onClick={clear}>
          {t('clearIntent')}
        </button>
      )}
      <p className="careers-note panel" role="note">
        {t('careersNote')}
      </p>
    </div>
  )
}

function hasChoice(box: HTMLElement) {
  return box.querySelector(':checked') !== null
}
