import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll } from 'vitest'
import { DurableSqlite } from '~/database/sqlite.server'

/** A statement that Prisma passed to the driver. */
export type Sent = { sql: string; args: unknown[] }

type Factory = { connect: (...args: never[]) => Promise<object> }
type Method = (...args: unknown[]) => unknown

const sent: Sent[] = []

/** Records what Prisma sends during this file. Call it before the first query: only new connections are recorded. */
export function recordQueries(): void {
  for (const { prototype } of [DurableSqlite, PrismaPg] as unknown as { prototype: Factory }[]) {
    const { connect } = prototype
    prototype.connect = async function (...args) {
      return recorded(await connect.apply(this, args))
    }
    afterAll(() => void (prototype.connect = connect))
  }
}

/** Returns the distinct statements that were sent while `work` ran. */
export async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  sent.length = 0
  await work()
  return [...new Map(sent.map((each) => [each.sql, each])).values()]
}

function recorded<T extends object>(connection: T): T {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const work = value.bind(target) as Method
      if (name === 'queryRaw' || name === 'executeRaw') return recording(work)
      if (name !== 'startTransaction') return work
      return async (...args: unknown[]) => recorded((await work(...args)) as object)
    },
  })
}

function recording(work: Method): Method {
  return (query) => {
    sent.push(query as Sent)
    return work(query)
  }
}
