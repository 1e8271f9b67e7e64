export type Typed = [name: string, value: string][]

const typedForms = new WeakMap<Request, Typed>()

/** Remembers what a form held for as long as its request is being answered. */
export function rememberTyped(request: Request, form: Iterable<[string, unknown]>): void {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  typedForms.set(request, texts)
}

/** What a request's form held, when it was read; null when nobody did. */
export function typedOf(request: Request): Typed | null {
  return typedForms.get(request) ?? null
}
