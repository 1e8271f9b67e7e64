import { decode } from 'turbo-stream'

/** Returns the data of a page's loaders and action, by route, from the HTML that they hydrate. */
export async function hydrationDataOf(html: string): Promise<Hydration | null> {
  const pieces = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)]
  const text = pieces.map(([, piece = '""']) => JSON.parse(piece) as string).join('')
  return text ? ((await decoded(text)) as Hydration) : null
}

export type Hydration = {
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
}

/** Returns the data of a `.data` response by route, without errors and redirects. */
export async function singleFetchOf(text: string): Promise<Record<string, unknown>> {
  const routes = (await decoded(text)) as Record<string, { data?: unknown }>
  const told = Object.entries(routes).flatMap(([id, answer]) =>
    answer && typeof answer === 'object' && 'data' in answer ? [[id, answer.data] as const] : [],
  )
  return Object.fromEntries(told)
}

async function decoded(text: string) {
  const stream = new Response(text).body
  if (!stream) return null
  const { value } = await decode(stream, { plugins: [marked] })
  return value
}

// These are not our data: redirects, errors, and the end of a list of routes.
function marked(type: string, ...values: unknown[]) {
  return /^Single|Error/.test(type) ? { value: { [type]: values } } : undefined
}
