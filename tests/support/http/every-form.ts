import routes from '~/routes'
import type { World } from '../forum/anonymous-forum'
import { decode, formsIn, typedPassword, type FormInPage } from './forms-in'
import { send, type Answer, type Sending } from './raw-http'
import type { RawMember } from './raw-member'
import { routeUrls } from './route-urls'
import { endsSession } from './ends-session'

type Actor = (typeof actors)[number]
type Found = FormInPage & { actor: Actor }
type Replied = Found & Answer & { shown: string }

const actors = ['visitor', 'reader', 'admin'] as const

export const pageRoutes = routes.filter(({ path }) => !/^api\b|^(healthz|readyz)$/.test(path))

/** Finds every page and every form of a filled site, for different actors. */
export function everyForm(
  { url }: { url: string },
  { world, members }: { world: World; members: Record<'reader' | 'admin', RawMember> },
) {
  function ask(actor: Actor, path: string, sending: Sending = {}) {
    return actor === 'visitor' ? send(url + path, sending) : members[actor].send(path, sending)
  }

  async function gather(): Promise<Found[]> {
    const found: Found[] = []
    for (const [actor, url] of await pages()) {
      const { text } = await ask(actor, url)
      const forms = formsIn(text, url)
      for (const form of forms) found.push({ ...form, actor })
      // The screens behind the buttons of the actor's own items.
      for (const { action, fields } of forms.filter((form) => form.fields.go === 'edit'))
        for (const go of ['edit', 'delete']) {
          const shown = await ask(actor, action, { body: { ...fields, go } })
          for (const form of formsIn(shown.text, action)) found.push({ ...form, actor })
        }
    }
    const key = ({ actor, action, fields }: Found) =>
      JSON.stringify([actor, action, fields.go, Object.keys(fields)])
    return [...new Map(found.map((form) => [key(form), form])).values()]
  }

  function pages() {
    const listed = pageRoutes
      .filter(({ path }) => !endsSession(path))
      .flatMap(({ path }) => routeUrls[path](world))
    return Promise.resolve(
      actors.flatMap((actor) => listed.map((url): [Actor, string] => [actor, url])),
    )
  }

  return {
    ask,
    pages,
    gather,
    /** Sends all forms except the one that signs out. */
    async sendAll(forms: Found[]): Promise<Replied[]> {
      const answers: Replied[] = []
      for (const form of forms.filter(({ action }) => !endsSession(action))) {
        const headers = { Accept: 'text/html' }
        const answer = await ask(form.actor, form.action, { body: form.fields, headers })
        answers.push({ ...form, ...answer, shown: decode(answer.text) })
      }
      return answers
    },
  }
}

/** Returns the refused forms that lost the typed text, showed a password, or did not say when to try again. */
export function notKept(answers: Replied[]): string[] {
  const wrong = answers.filter(({ status, headers, shown, typed }) => {
    if (shown.includes(typedPassword)) return true
    if (status < 400) return false
    const isSaid = status === 503 ? Number(headers['retry-after']) > 0 : status < 500
    return !isSaid || typed.some((text) => !shown.includes(text))
  })
  return wrong.map(({ actor, action, status }) => `${actor} ${action} ${status}`)
}
