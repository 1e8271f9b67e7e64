import { parseForm } from '../forms/parse-form.server'
import { typedOf, type Typed } from '../forms/submitted-fields.server'

/** A request's form, even if its action has not read it; null if it is not a form. */
export async function typedIn(request: Request): Promise<Typed | null> {
  if (typedOf(request) || request.bodyUsed) return typedOf(request)
  try {
    await parseForm(request)
    return typedOf(request)
  } catch {
    return null
  }
}
