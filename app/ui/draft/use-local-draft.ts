import { useEffect, useRef, useState } from 'react'
import { storageKey, readLocalDraft, removeLocalDrafts, writeLocalDraft } from './local-drafts'
import { useRootData } from '~/ui/root-data'

const pause = 400

type Options = {
  formId: string
  /** The name of the form's draft. */
  draftKey: string
  /** Whether the form shows nothing yet that the server gave it: only then is it filled. */
  isFresh: boolean
  /** Whether the form is being sent; a form that leaves the page in this state was accepted. */
  isPending: boolean
}

/**
 * Keeps what is typed into a form on this device, for its member and 24 hours, and puts it back after
 * an accidental Back, a reload or a crash.
 * @returns whether something was put back, and how to throw it away
 */
export function useLocalDraft({ formId, draftKey, isFresh, isPending }: Options) {
  const tag = useRootData()?.member?.draftTag
  const key = tag && storageKey(tag, draftKey)
  const [isRestored, setIsRestored] = useState(false)
  const isAccepted = useRef(false)
  const isDiscarded = useRef(false)
  useEffect(() => {
    isAccepted.current = isPending
  }, [isPending])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!key || !(form instanceof HTMLFormElement)) return
    const kept = isFresh ? readLocalDraft(key) : null
    const wasFilled = kept !== null && fill(form, kept)
    // Not at once: while the page hydrates, events are kept from React (`entry.client.tsx`).
    const announce = setTimeout(() => {
      if (wasFilled) announceInput(form)
      setIsRestored(wasFilled)
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => writeLocalDraft(key, typedInto(form))
    const saveSoon = () => {
      isDiscarded.current = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        save()
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

  return { isRestored, discard }
}

// Help that cannot be fetched now comes with the next key, and after publishing in any case.
function ignore() {}

function typedInto(form: HTMLFormElement) {
  const typed: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    if (isChoice(control)) {
      if (control.checked) typed[control.name] = control.value
    } else if (control instanceof HTMLSelectElement) {
      // The first choice is what stands there when nothing was chosen.
      typed[control.name] = control.selectedIndex > 0 ? control.value : ''
    } else typed[control.name] = control.value
  }
  return typed
}

/** Fills the form's controls. Returns whether that changed anything. */
function fill(form: HTMLFormElement, fields: Record<string, string>) {
  let isChanged = false
  for (const control of controlsOf(form)) {
    const value = fields[control.name] ?? ''
    if (isChoice(control)) {
      control.checked = value === control.value
    } else if (value && control.value !== value) {
      control.value = value
      isChanged = true
    }
  }
  return isChanged
}

// Counters and buttons go by what is typed.
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
