export type Typed = [name: string, value: string][]

// Kept on globalThis because the Remix bundle, which reads forms, and the server bundle, which answers when one could
// not be saved, each load this module.
const kept = globalThis as typeof globalThis & { xxTypedForms?: WeakMap<Request, Typed> }

const typedForms = (kept.xxTypedForms ??= new WeakMap<Request, Typed>())

/** Remembers a form's fields while its request is being answered. */
export function rememberTyped(request: Request, form: Iterable<[string, unknown]>): void {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  typedForms.set(request, texts)
}

/** The fields of a request's form; null if it was not read. */
export function typedOf(request: Request): Typed | null {
  return typedForms.get(request) ?? null
}
