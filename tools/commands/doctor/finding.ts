/** The result of a check: fine, worth knowing, or wrong. `todo` says what to do. */
export type Finding =
  { state: 'fine'; found: string } | { state: 'note' | 'wrong'; found: string; todo: string }

export function fine(found: string): Finding {
  return { state: 'fine', found }
}

export function note(found: string, todo: string): Finding {
  return { state: 'note', found, todo }
}

export function wrong(found: string, todo: string): Finding {
  return { state: 'wrong', found, todo }
}

/** A part of the check-up. If it throws, the error becomes its finding. */
export type Check = { name: string; run: () => Finding[] | Promise<Finding[]> }
