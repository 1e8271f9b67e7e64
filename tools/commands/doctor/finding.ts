/** What a check has found: fine, worth knowing, or wrong; `todo` says what to do about it. */
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

/** A part of what is looked at; one that throws has found that it cannot look. */
export type Check = { name: string; look: () => Finding[] | Promise<Finding[]> }
