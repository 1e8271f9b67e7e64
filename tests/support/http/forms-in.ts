export type FormInPage = {
  action: string
  /** All fields with plausible values, including passwords. */
  fields: Record<string, string>
  /** The values that a refused form must show again. */
  typed: string[]
}

/** A password that must never be shown again. */
export const typedPassword = 'never to be shown 4711'

/** Finds the forms of a page that are sent with POST, and fills them in. @param url for forms without an action */
export function formsIn(html: string, url: string): FormInPage[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, tag = '']) => attribute(tag, 'method') === 'post')
    .map(([, tag = '', inside = '']) => ({
      action: attribute(tag, 'action') ?? url,
      ...filled(inside),
    }))
}

function filled(inside: string) {
  const fields: Record<string, string> = {}
  const typed: string[] = []
  const type = (name: string, value: string) => typed.push((fields[name] = value))
  for (const [, tag = '', inner = ''] of inside.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs))
    type(
      attribute(tag, 'name') ?? '',
      inner
        ? decode(inner)
        : attribute(tag, 'name') === 'title'
          ? 'My own title'
          : 'I wrote "this" & that <b>\nहिन्दी',
    )
  for (const [, tag = '', options = ''] of inside.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const values = [...options.matchAll(/<option\b[^>]*value="([^"]+)"/g)].map(([, value]) => value)
    fields[attribute(tag, 'name') ?? ''] = values[0] ?? ''
  }
  // A browser sends only the button that was pressed: here the first one.
  const [pressed = []] = inside.matchAll(/<button\b(?![^>]*type="button")([^>]*)>/g)
  for (const [, tag = ''] of [...inside.matchAll(/<input\b([^>]*)>/g), pressed]) {
    const [name, value = ''] = [attribute(tag, 'name'), attribute(tag, 'value')]
    const kind = attribute(tag, 'type') ?? 'text'
    if (!name || name in fields || name === 'subject') continue
    if (kind === 'password') fields[name] = typedPassword
    else if (kind === 'email' || /email/i.test(name)) type(name, 'somebody@example.org')
    else if (kind === 'text' && !value && name !== 'go') type(name, `My own ${name}`)
    else fields[name] = kind === 'checkbox' ? value || 'on' : value
  }
  return { fields, typed }
}

function attribute(tag: string, name: string) {
  const found = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : decode(found)
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" }

export function decode(html: string): string {
  return html.replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => entities[name] ?? '')
}
