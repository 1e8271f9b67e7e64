import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react'
import { isChanged } from '../hydrated'
import { useRootData } from '../root-data'
import { Form } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { formClass } from '~/ui/form/fields'
import { DraftNotice } from './draft-notice'
import {
  announceInput,
  controlsOf,
  readDraft,
  removeLocalDrafts,
  storageKey,
  writeDraft,
  type Control,
} from './local-drafts'
import { useFormAutoComplete } from '~/ui/form/shared-phone-form'

const pause = 400

type Options = {
  formId: string
  draftKey: string
  /** True when the server has filled in nothing. Only then is the draft restored. */
  isFresh: boolean
  /** True while the form is being sent. A form that unmounts while pending was accepted. */
  isPending: boolean
}

/**
 * Stores the form's text on this device for its member, for 24 hours. Restores it after an accidental Back, a reload or
 * a crash. On a shared phone the text is kept in memory only, for a form that moves within the page.
 * @returns `isRestored` (a draft was restored), `isKept` (the text typed since then is stored), a function that
 *   discards the draft, and the `key` for the form's `data-draft`, which is undefined on a shared phone
 */
function useLocalDraft({ formId, draftKey, isFresh, isPending }: Options) {
  const { draftTag, username } = useRootData()?.member ?? {}
  const isInMemory = !draftTag
  const owner = draftTag ?? username
  const key = owner && storageKey(owner, draftKey)
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
    // A text that was saved meanwhile, perhaps without a name, stays.
    const served = isFresh ? digestOf(form) : undefined
    const stored = isFresh ? readDraft(key, served) : null
    const wasFilled = stored !== null && fill(form, stored)
    // Delayed, because the effects of other components, such as counters, must listen first.
    const announce = setTimeout(() => {
      if (wasFilled) announceInput(controlsOf(form))
      setIsRestored(wasFilled)
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () =>
      form.dataset.sent === undefined &&
      writeDraft(key, valuesOf(form, isFresh), isInMemory, served)
    // An untouched form has no draft. Its text may be older than what was saved in another tab.
    const isUntouched = () => isFresh && !controlsOf(form).some(isChanged)
    const saveChanged = () => isUntouched() || save()
    const saveSoon = () => {
      delete form.dataset.sent
      isDiscarded.current = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isUntouched()) removeLocalDrafts((each) => each === key)
        setIsKept(!isUntouched() && save())
        import('../safety/live-help').then(({ showHelp }) => showHelp(form), ignore)
      }, pause)
    }
    if (!isFresh) save()
    form.addEventListener('input', saveSoon)
    if (!isInMemory) window.addEventListener('pagehide', saveChanged)
    return () => {
      clearTimeout(announce)
      clearTimeout(timer)
      form.removeEventListener('input', saveSoon)
      window.removeEventListener('pagehide', saveChanged)
      // The error screen has replaced a form that was refused.
      const isRefused = document.querySelector('main.empty') !== null
      if ((isAccepted.current && !isRefused) || isDiscarded.current)
        removeLocalDrafts((each) => each === key)
      else saveChanged()
    }
  }, [formId, key, isFresh, isInMemory])

  function discard() {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) {
      form.reset()
      announceInput(controlsOf(form))
      controlsOf(form)[0]?.focus()
    }
    isDiscarded.current = true
    removeLocalDrafts((each) => each === key)
    setIsRestored(false)
  }

  return { isRestored, isKept, discard, key: isInMemory ? undefined : key }
}

// If the help fails to load, the next key press tries again. After publishing, the help is shown in any case.
function ignore() {}

function valuesOf(form: HTMLFormElement, isFresh: boolean) {
  const values: Record<string, string> = {}
  for (const control of controlsOf(form)) {
    const { name, value } = control
    // In a fresh form, what is selected from the beginning is not the visitor's choice. Anonymity is: the same draft may
    // come back in a form that begins with the name.
    const isGiven = isFresh && !isChanged(control) && value !== 'on'
    if (!isChoice(control)) values[name] = isGiven && control.matches('select') ? '' : value
    else if (control.checked && !isGiven) values[name] = value
  }
  // A refused form without text is no draft, whatever is selected in it.
  return isFresh || controlsOf(form).some(hasText) ? values : {}
}

function hasText(control: Control) {
  return !isChoice(control) && !control.matches('select') && control.value.trim() !== ''
}

/**
 * Fills the form's controls, except those that somebody has already changed. A form that begins anonymous stays so.
 * Returns true when anything changed.
 */
function fill(form: HTMLFormElement, fields: Record<string, string>) {
  const controls = controlsOf(form)
  const typed = new Set(
    controls
      .filter((control) => isChanged(control) || beginsAnonymous(control))
      .map(({ name }) => name),
  )
  let isFilled = false
  for (const control of controls.filter(({ name }) => !typed.has(name))) {
    const value = fields[control.name] ?? ''
    if (isChoice(control)) {
      if (value || control.type === 'checkbox') control.checked = value === control.value
    } else if (value && control.value !== value) {
      control.value = value
      isFilled = true
    }
  }
  return isFilled
}

function digestOf(form: HTMLFormElement) {
  let digest = 0
  for (const control of controlsOf(form))
    if (!isChoice(control) && 'defaultValue' in control)
      for (const letter of control.defaultValue) digest = (digest * 31 + letter.charCodeAt(0)) | 0
  return digest
}

function beginsAnonymous(control: Element) {
  return isChoice(control) && control.defaultChecked && control.value === 'on'
}

function isChoice(control: Element): control is HTMLInputElement {
  return control.matches('[type=checkbox], [type=radio]')
}

type Props = ComponentProps<typeof Form> & {
  form: { id: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  draftKey: string
  /** The screen's path, to return to when the draft is discarded. */
  returnTo: string
  idempotencyKey: string
  /** True when the form shows a draft from the server. */
  isKept: boolean
  isRefused: boolean
  isPending: boolean
}

/** A form that keeps its text while it is written, and says so in a line. A notice above reports a restored draft. */
export function DraftForm(props: Props) {
  const { form, draftKey, returnTo, idempotencyKey, isKept, isRefused, isPending, ...others } =
    props
  const { children, ...attributes } = others
  const isFresh = !isKept && !isRefused
  const { t } = useTranslation('forum')
  const local = useLocalDraft({ formId: form.id, draftKey, isFresh, isPending })
  const autoComplete = useFormAutoComplete()
  return (
    <>
      {(isKept || local.isRestored) && !isRefused && (
        <DraftNotice
          draftKey={draftKey}
          returnTo={returnTo}
          isOnServer={isKept}
          onDiscard={local.discard}
        />
      )}
      <Form
        method="post"
        id={form.id}
        data-draft={local.key}
        onSubmit={form.onSubmit}
        noValidate
        autoComplete={autoComplete}
        className={formClass}
        {...attributes}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {children}
        <small className="-mt-3 empty:absolute" role="status">
          {local.isKept && t('draftSaved')}
        </small>
      </Form>
    </>
  )
}
