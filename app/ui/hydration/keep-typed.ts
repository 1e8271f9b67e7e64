declare global {
  interface HTMLFormElement {
    /** Set where the browser sent the form before scripts came: nothing in it is unsent (`load-on-intent.ts`). */
    wasSent?: boolean
  }
}

/**
 * Keeps what is typed in a text area before it is hydrated. React gives one whose text is its first text that text
 * again, and so loses what was typed; one with another first text it leaves alone, and repairs it.
 */
export function keepText(target: EventTarget | null): void {
  if (target instanceof HTMLTextAreaElement && target.value !== target.defaultValue)
    target.defaultValue = target.value
}

/** Tells counters, buttons and drafts of the fields that were changed before they could listen. */
export function announceChanges(): void {
  for (const field of document.querySelectorAll<Field>('input, select, textarea'))
    if (isChanged(field) && !field.form?.wasSent)
      field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether a field holds something else than the page came with. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== Math.max(0, firstOf(field))
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function firstOf({ options }: HTMLSelectElement) {
  return [...options].findIndex(({ defaultSelected }) => defaultSelected)
}
