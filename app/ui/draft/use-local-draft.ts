import { useEffect, useRef, useState } from 'react'
import { isChanged } from '~/ui/until-hydrated'
import { storageKey, readLocalDraft, removeLocalDrafts, writeLocalDraft } from './local-drafts'
import { useRootData } from '~/ui/root-data'

const pause = 400

type Options = {
  formId: string
  draftKey: string
  /** Whether the server has filled in nothing: only then is the draft restored. */
  isFresh: boolean
  /** A form that unmounts while pending was accepted. */
  isPending: boolean
}

/**
 * Stores what is typed on this device for its member, for 24 hours, and restores it after an accidental Back, a
 * reload or a crash.
 * @returns whether something was restored, whether what was typed since is kept, how to discard it, and the key of the
 *   form's `data-draft`
 */
export function useLocalDraft({ formId, draftKey, isFresh, isPending }: Options) {
  const tag = useRootData()?.member?.draftTag
  const key = tag && storageKey(tag, draftKey)
  const [isRestored, setIsRestored] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const isAccepted = useRef(false)
  const isDiscarded = useRef(false)
  useEffect(() => {
    isAccepted.current = isPending
  }, [isPending])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!key || !(form instanceof HTMLFormElement)) return
    const stored = isFresh ? readLocalDraft(key) : null
    const wasFilled = stored !== null && fill(form, stored)
    // Delayed: the effects of other components, such as counters, must listen first.
    const announce = setTimeout(() => {
      if (wasFilled) announceInput(form)
      setIsRestored(wasFilled)
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => form.dataset.sent === undefined && writeLocalDraft(key, valuesOf(form))
    const saveSoon = () => {
      delete form.dataset.sent
      isDiscarded.current = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        setIsKept(save())
        import('../safety/live-help').then(({ showHelp }) => showHelp(form), ignore)
      }, pause)
    }
    if (!isFresh) save()
    form.addEventListener('input', saveSoon)
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(announce)
      clearTimeout(timer)
      form.removeEventListener('input', saveSoon)
      window.removeEventListener('pagehide', save)
      if (isAccepted.current || isDiscarded.current) removeLocalDrafts((each) => each === key)
      else save()
    }
  }, [formId, key, isFresh])

  function discard() {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) {
      form.reset()
      announceInput(form)
      controlsOf(form)[0]?.focus()
    }
    isDiscarded.current = true
    removeLocalDrafts((each) => each === key)
    setIsRestored(false)
  }

  return { isRestored, isKept, discard, key }
}

// If the help fails to load, the next key tries again, and it is shown after publishing in any case.
function ignore() {}

function valuesOf(form: HTMLFormElement) {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    if (isChoice(control)) {
      if (control.checked) values[control.name] = control.value
    } else if (control instanceof HTMLSelectElement) {
      // The first option means that nothing was chosen.
      values[control.name] = control.selectedIndex > 0 ? control.value : ''
    } else values[control.name] = control.value
  }
  return values
}

/** Fills the form's controls, except those in which somebody has typed already. Returns whether anything changed. */
function fill(form: HTMLFormElement, fields: Record<string, string>) {
  const controls = controlsOf(form)
  const typed = new Set(controls.filter(isChanged).map(({ name }) => name))
  let isFilled = false
  for (const control of controls.filter(({ name }) => !typed.has(name))) {
    const value = fields[control.name] ?? ''
    if (isChoice(control)) {
      control.checked = value === control.value
    } else if (value && control.value !== value) {
      control.value = value
      isFilled = true
    }
  }
  return isFilled
}

// Counters and buttons listen for input events.
function announceInput(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isChoice(control: Element): control is HTMLInputElement {
  return control.matches('[type=checkbox], [type=radio]')
}

function controlsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      control.matches('textarea, select, input:not([type=hidden])'),
  )
}
