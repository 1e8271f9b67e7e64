import { keepWhileUnchanged } from './keep-while-unchanged.server'

type Read = (query?: object) => Promise<unknown>

const operations = new Set([
  ...['findMany', 'findFirst', 'findUnique', 'findFirstOrThrow', 'findUniqueOrThrow'],
  ...['count', 'aggregate', 'groupBy'],
])

// In characters, of which one takes one or two bytes.
const maxSize = 8_000_000

/**
 * Answers what was asked before from memory, as long as nobody has written anything since. Only outside transactions.
 * What is read is frozen, because others get the same object.
 * @param versionOf changes with each write that a read would see; null to remember nothing
 */
export function rememberReads<Client extends object>(
  client: Client,
  versionOf: () => number | null,
): Client {
  const models = new Map<unknown, object>()
  const remember = memory(versionOf)
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof name === 'symbol' || /^[$_]/.test(name) || !isObject(value)) return value
      const model = models.get(value) ?? remembering(name, value, remember)
      models.set(value, model)
      return model
    },
  })
}

type Remember = (key: string, read: () => Promise<unknown>) => Promise<unknown>

function remembering(name: string, model: object, remember: Remember) {
  return new Proxy(model, {
    get(target, operation) {
      const run: unknown = Reflect.get(target, operation)
      if (typeof operation === 'symbol' || !operations.has(operation)) return run
      return (query: object = {}) =>
        remember(`${name} ${operation} ${JSON.stringify(query)}`, () => (run as Read)(query))
    },
  })
}

function memory(versionOf: () => number | null): Remember {
  const kept = keepWhileUnchanged<{ value: unknown }>(maxSize, versionOf)
  return async (key, read) => {
    const found = kept.find(key)
    if (found) return found.value
    const keep = kept.begin()
    const value = await read()
    keep(key, { value }, key.length + freeze(value))
    return value
  }
}

/** Freezes a value and what is in it. @returns about how many characters it takes */
function freeze(value: unknown): number {
  if (typeof value === 'string') return 20 + value.length
  if (!isObject(value) || ArrayBuffer.isView(value)) return 20
  let size = 40
  for (const part of Object.values(value)) size += freeze(part)
  Object.freeze(value)
  return size
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
