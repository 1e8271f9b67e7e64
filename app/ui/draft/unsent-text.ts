import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isChanged } from '../hydrated'
import {
  announceInput,
  controlsOf,
  readDraft,
  removeLocalDrafts,
  storageKey,
  writeDraft,
  type Control,
} from './local-drafts'

/**
 * Keeps the text of a confidential form while somebody looks at another page, and puts it back when they return. The
 * text is in memory only, so it goes with the document: with a reload, sign-out or quick exit.
 * @param isPending true while a form that stays on its page is being sent
 */
export function useUnsentText(formId: string, isPending = false): void {
  const isSent = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle' && !isPending) isSent.current = false
  }, [state, isPending])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const key = storageKey('', formId + location.pathname + location.search)
    const controls = controlsOf(form)
    const kept = readDraft(key) ?? {}
    const restored = controls.filter((control) => kept[control.name] && !isChanged(control))
    for (const control of restored) {
      const value = kept[control.name] ?? ''
      if (isRadio(control)) control.checked = control.value === value
      else control.value = value
    }
    // Delayed, because the effects of other components, such as counters, must listen first.
    const announce = setTimeout(() => {
      announceInput(restored)
      isSent.current = false
    })
    const markSent = ({ type }: Event) => void (isSent.current = type === 'submit')
    form.addEventListener('submit', markSent)
    form.addEventListener('input', markSent)
    return () => {
      clearTimeout(announce)
      form.removeEventListener('submit', markSent)
      form.removeEventListener('input', markSent)
      // The error screen has replaced a form that could not be sent.
      const isRefused = document.querySelector('main.empty') !== null
      const filled = controls.filter((control) => !isRadio(control) || control.checked)
      const fields = Object.fromEntries(filled.map(({ name, value }) => [name, value]))
      if (isSent.current && !isRefused) removeLocalDrafts((each) => each === key)
      else writeDraft(key, fields, true)
    }
  }, [formId])
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio'
}
