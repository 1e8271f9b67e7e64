import routes from '~/routes'
import type { Answer } from '../support/http/raw-http'
import type { Actor } from './actors'
import type { Attempt } from './attempts'
import { callFields } from './call-fields'
import { hydrationDataOf, singleFetchOf } from './decode-data'
import { feedElements } from './feed-elements'
import { actionFields, areas, pageFields } from './page-fields'
import { expectedOf } from './statuses'
import { findingsIn, type Reading } from './walk-fields'

/** Returns the deviations of a response's status from its row. Each names the file with the row. */
export function statusFindings(
  { row, door, method }: Attempt,
  actor: Actor,
  answer: Answer,
): string[] {
  if (row === undefined) return []
  const expected = row ? expectedOf(row, actor, door, method !== 'GET') : { status: 405 }
  const location = answer.headers.location ?? ''
  const isMet = answer.status === expected.status && (expected.location?.test(location) ?? true)
  const file = `tests/access/${door === 'json' ? 'calls' : 'pages'}.ts`
  return isMet
    ? []
    : [`${door}: ${answer.status} ${location} instead of ${expected.status}; ${file}`]
}

/**
 * Returns the deviations of a response's fields from their rules, in HTML, `.data` or JSON. Each names the file with
 * the rules.
 */
export async function fieldFindings(
  { route, door, fields, method }: Attempt,
  { text, status }: Answer,
  reading: Reading,
): Promise<string[]> {
  const inRoute = (told: object) =>
    Object.entries(told).flatMap(([id, data]) =>
      findingsIn(data, fieldsOfRoute(id), id, reading).map(withFile(fileOfFields(id))),
    )
  const inAction = (data: unknown) =>
    findingsIn(data, actionFields, `form of ${route}`, reading).map(
      withFile('actionFields in tests/access/page-fields.ts'),
    )
  if (route in feedElements) return door === 'page' ? elementFindings(route, text) : []
  if (door === 'json') {
    if (!text || route === 'api/openapi.json') return []
    const rules = status < 400 ? fields : callFields.Problem
    return findingsIn(JSON.parse(text), rules ?? {}, `${method} ${route}`, reading).map(
      withFile('tests/access/call-fields.ts'),
    )
  }
  if (door === 'data') {
    const told = await singleFetchOf(text)
    return method === 'GET' ? inRoute(told) : inAction(told.data)
  }
  const page = await hydrationDataOf(text)
  if (!page) return []
  return [...inRoute(page.loaderData), ...Object.values(page.actionData ?? {}).flatMap(inAction)]
}

const pathOfFile = new Map<string, string>(
  routes.map(({ file, path }) => [file.replace(/\.tsx?$/, ''), path]),
)

const withFile = (file: string) => (finding: string) => `${finding}; ${file}`

const pathOf = (id: string) => (id === 'root' ? id : (pathOfFile.get(id) ?? ''))

/** Returns the rules for a route's data, by Remix's route id. */
function fieldsOfRoute(id: string): unknown {
  const path = pathOf(id)
  return path in pageFields ? pageFields[path as keyof typeof pageFields] : {}
}

function fileOfFields(id: string) {
  const area = Object.entries(areas).find(([, fields]) => pathOf(id) in fields)
  return area
    ? `tests/access/page-fields/${area[0]}.ts`
    : 'tests/access/page-data.ts and tests/access/page-fields/'
}

function elementFindings(route: string, xml: string) {
  const known: readonly string[] = feedElements[route as keyof typeof feedElements]
  const names = [...xml.matchAll(/<([\w:]+)/g)].map(([, name = '']) => name)
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => `${route}: <${name}> is not in tests/access/feed-elements.ts`)
}
