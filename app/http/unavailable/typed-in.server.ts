import { parseForm } from '../forms/read-form.server'
import { typedOf, type Typed } from '../forms/submitted-fields.server'

/** What a request's form holds, whether or not its action came to read it; null for what is no form. */
export async function typedIn(request: Request): Promise<Typed | null> {
  if (typedOf(request) || request.bodyUsed) return typedOf(request)
  try {
    await parseForm(request)
    return typedOf(request)
  } catch {
    return null
  }
}
