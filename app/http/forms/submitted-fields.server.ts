export type Typed = [name: string, value: string][]

const typedForms = new WeakMap<Request, Typed>()

/** Remembers a form's fields while its request is being answered. */
export function rememberTyped(request: Request, form: Iterable<[string, unknown]>): void {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  typedForms.set(request, texts)
}

/** The fields of a request's form; null if it was not read. */
export function typedOf(request: Request): Typed | null {
  return typedForms.get(request) ?? null
}
