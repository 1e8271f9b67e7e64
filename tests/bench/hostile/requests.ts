import { operations } from '~/http/api/document.server'
import { requestSchemas } from '~/http/api/schemas.server'
import { pathOf, steps } from '~/domain/contact/curtain-steps'
import { curtainSchema } from '~/domain/contact/curtain.server'
import routes, { type RoutePath } from '~/routes'
import { roles, rules, type Role, type Rule } from '../../access/actors'
import { urlForRoute } from '../../access/attempts'
import type { Forum } from '../../access/forum'
import { pages } from '../../access/pages'
import { endsSession } from '../../support/http/ends-session'
import { everyForm } from '../../support/http/every-form'
import { formsIn } from '../../support/http/forms-in'
import type { Sending } from '../../support/http/raw-http'
import { routeUrls } from '../../support/http/route-urls'
import { encodedForm, floodedForm, floodedJson, json, multipart, size } from './bodies'
import { fill, floods } from './texts'

/** A request to measure. It may differ from run to run where a repetition would have no effect. */
export type Hostile = {
  where: string
  text: string
  role: Role
  path: string
  sending: (turn: number) => Sending
  /** Runs before each run, unmeasured. */
  before?: Pick<Hostile, 'path' | 'sending'>
}

const unknownField = 'x'
const longestQuery = 8000

// Forms about something that visitors and members have sent.
const adminForms = [
  'moderation/messages/:referenceId',
  'moderation/messages/grievances/:referenceId',
  'moderation/messages/questions/:referenceId',
  'moderation/experts/:memberId',
] as const

/** Returns requests with each flood in each field of each form on the site's pages, and in one unknown field. */
export async function floodedForms(site: { url: string }, forum: Forum): Promise<Hostile[]> {
  const { author, admin } = forum.people
  const { world } = forum
  const screens = everyForm(site, { world, members: { reader: author, admin } })
  const forms = new Map<string, Pick<Hostile, 'role' | 'path'> & { fields: string[] }>()
  // Visitors come first: they get the forms that everybody gets.
  for (const { actor, action: path, fields } of await screens.gather()) {
    const role = actor === 'reader' ? 'author' : actor
    const names = Object.keys(fields)
    const key = `${path.replace(/[\w-]{36}/g, '…')} ${names.join(' ')}`
    if (!endsSession(path) && !forms.has(key)) forms.set(key, { role, path, fields: names })
  }
  for (const route of adminForms) {
    const path = urlForRoute(route, forum)
    const onPage = formsIn((await admin.send(path)).text, path)
    const fields = onPage.find(({ action }) => action === path)?.fields ?? {}
    forms.set(route, { role: 'admin', path, fields: Object.keys(fields) })
  }
  for (const step of steps) {
    const fields = Object.keys(curtainSchema(step).shape)
    forms.set(step, { role: 'visitor', path: pathOf(step), fields })
  }
  return [...forms.values()].flatMap(({ role, path, fields }) =>
    [...fields, unknownField].flatMap((field) =>
      inEach((flood) => ({ where: field, role, path, sending: floodedForm(field, flood) })),
    ),
  )
}

/** Returns requests with each flood in each field of the JSON API's calls. */
export function floodedCalls(forum: Forum): Hostile[] {
  return operations.flatMap(({ call, body }) => {
    if (!body) return []
    const [method = '', named = ''] = call.split(' ')
    const path = urlForRoute(named.slice(1).replace(/\{(\w+)\}/g, ':$1') as RoutePath, forum)
    const fields = Object.keys(requestSchemas[body].shape)
    return fields.flatMap((field) =>
      inEach((flood) => ({
        where: `${method.toUpperCase()} ${field}`,
        role: 'author' as const,
        path,
        sending: floodedJson(method.toUpperCase(), field, flood),
      })),
    )
  })
}

/** Returns requests with each flood, as long as a URL can be, in each query parameter of each page and call. */
export function floodedQueries({ world }: Forum): Hostile[] {
  return routes.flatMap(({ path: route }) => {
    const role = route in pages ? roleFor(pages[route as keyof typeof pages].read[0]) : 'author'
    return routeUrls[route](world).flatMap((ip) => {
      const [path = '', query] = ip.split('?')
      return [...new URLSearchParams(query).keys()].flatMap((name) =>
        inEach((flood) => ({
          where: `?${name}`,
          role,
          path: `${path}?${name}=${encodeURIComponent(fill(flood, longestQuery)).slice(0, longestQuery).replace(/%.?$/, '')}`,
          sending: {},
        })),
      )
    })
  })
}

/** Returns requests with long headers, and requests whose body has a hostile structure. */
export function oddRequests(): Hostile[] {
  const deep = `{"a":${'['.repeat(size / 2 - 9)}${']'.repeat(size / 2 - 9)}}`
  const names = Array.from({ length: 50_000 }, (_, at) => `"${at.toString(36)}":0`).join(',')
  const wide = { 'Accept-Language': 'en,'.repeat(4000), Cookie: 'a=b;'.repeat(500) }
  const odd: [where: string, text: string, path: string, sending: Sending][] = [
    ['a form', 'of 170,000 names', '/auth/signin', encodedForm('a=&'.repeat(size / 3))],
    ['a form', 'of 9,000 parts', '/auth/signin', multipart()],
    ['a JSON call', 'nested deep', '/api/auth/signin', json('POST', deep)],
    ['a JSON call', 'of 50,000 names', '/api/auth/signin', json('POST', `{${names}}`)],
    ['headers', 'of 14 KB', '/', { headers: wide }],
  ]
  return odd.map(([where, text, path, sending]) => ({
    ...{ where, text, path },
    role: 'visitor',
    sending: () => sending,
  }))
}

// Returns the least privileged actor that the rule allows.
function roleFor(rule: Rule): Role {
  const order: Role[] = ['visitor', 'author', 'other', ...roles]
  return order.find((role) => rules[rule]({ role, isSuspended: false }) === 'yes') ?? 'visitor'
}

type Request = Omit<Hostile, 'text' | 'sending'> & { sending: Sending }

function inEach(requestWith: (flood: string) => Request): Hostile[] {
  return Object.entries(floods).map(([text, flood]) => {
    const { sending, where, path, role } = requestWith(flood)
    const index = path.replace(/[\w-]{36}/g, '…').replace(/\?.*/, '')
    return { where: `${index} ${where}`, text, role, path, sending: () => sending }
  })
}
