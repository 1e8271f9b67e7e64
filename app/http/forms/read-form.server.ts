import { z } from 'zod'
import { parseForm } from './parse-form.server'

/** A form as it was typed; a field that was not sent is undefined. */
export type FormFields = Readonly<Record<string, string | undefined>>

type Typed<S extends z.ZodObject> = { [Name in keyof S['shape'] & string]?: string }

/** A form with any fields. */
export type SubmittedForm = FormData | URLSearchParams

type NoFields = Record<never, never>

/** The schema of a form that is only a button. */
export const noFields = z.object({})

/**
 * Reads a form; every page's action uses it.
 * @param schema the rule's fields, returned as typed: the rule checks them, so that it can refuse them in words
 * @param own the page's own fields, which nobody types
 * @throws a response: 413 above 512 KB, 415 for another type, 400 if malformed or not UTF-8, and for files, repeated or
 *   unknown fields, and invalid own ones
 */
export async function readForm<S extends z.ZodObject, Own extends z.ZodRawShape = NoFields>(
  request: Request,
  schema: S,
  own = {} as Own,
): Promise<Typed<S> & z.output<z.ZodObject<Own>>> {
  return pickFields(await parseForm(request), schema, own)
}

/** The same for a form that is parsed already, as when a field says which form it is. */
export function pickFields<S extends z.ZodObject, Own extends z.ZodRawShape = NoFields>(
  form: SubmittedForm,
  schema: S,
  own = {} as Own,
): Typed<S> & z.output<z.ZodObject<Own>> {
  const known = { ...schema.shape, ...own }
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !Object.hasOwn(known, name) || Object.hasOwn(fields, name))
      throw new Response(null, { status: 400 })
    fields[name] = value
  }
  const checked = z.object(own).safeParse(fields)
  if (!checked.success) throw new Response(null, { status: 400 })
  return { ...(fields as Typed<S>), ...checked.data }
}

/** The fields that were sent. */
export function sentFields(fields: FormFields): Record<string, string> {
  const isSent = (field: [string, string | undefined]): field is [string, string] =>
    field[1] !== undefined
  return Object.fromEntries(Object.entries(fields).filter(isSent))
}
