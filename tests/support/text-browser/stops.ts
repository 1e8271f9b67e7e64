/** An element at which Tab stops in a text browser. */
export type Stop = {
  name?: string
  value?: string
  href?: string
  isButton: boolean
  isInMain: boolean
}

/**
 * Lists everything that Lynx stops at, in its order: alternate versions, links, fields, buttons, also those that CSS
 * hides.
 */
export function stopsOf(html: string): Stop[] {
  const withoutScripts = html.replace(/<script\b.*?<\/script>/gs, '')
  const main = withoutScripts.indexOf('<main')
  return [...withoutScripts.matchAll(/<(a|link|input|textarea|select|button)\b[^>]*>/g)]
    .map(({ 0: element, 1: tag, index }) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]
      const [kind, rel, href] = [attribute('type'), attribute('rel'), attribute('href')]
      const isStop =
        tag === 'link' ? rel === 'alternate' : tag === 'a' ? href !== undefined : kind !== 'hidden'
      const isButton = tag === 'button' && kind !== 'button'
      const [name, value] = [attribute('name'), attribute('value')]
      return { isStop, name, value, href, isButton, isInMain: index > main }
    })
    .filter(({ isStop }) => isStop)
}
