import { AsyncLocalStorage } from 'node:async_hooks'
import type { PrismaPg } from '@prisma/adapter-pg'
import { ReplicatedPostgresql } from './replicated-postgresql.server'
import { watchReplica } from './watch-replica.server'

export type ReadAsVisitor = <T>(read: () => T) => T

const reading = new AsyncLocalStorage<true>()

type Opened<Client> = {
  primary: Client
  primaryUrl: string
  replicaUrl: string
  open: (adapter: PrismaPg) => Client
}

/**
 * One client out of two: the primary's, and within `readAsVisitor` one that asks the replica. Two, because Prisma joins
 * reads of the same moment into one statement, and a member's must not go where a visitor's goes.
 */
export function openReplicated<Client extends { $disconnect(): Promise<void> }>({
  primary,
  primaryUrl,
  replicaUrl,
  open,
}: Opened<Client>) {
  const watch = watchReplica(primaryUrl, replicaUrl)
  const leaveOut = ({ message }: Error) => watch.leaveOut(message)
  const replica = open(new ReplicatedPostgresql(primaryUrl, replicaUrl, leaveOut))
  const readAsVisitor: ReadAsVisitor = (read) =>
    watch.mayRead() ? reading.run(true, read) : read()
  return {
    client: either(primary, replica),
    readAsVisitor,
    isUsed: watch.isUsed,
    close: () => Promise.all([replica.$disconnect(), watch.close()]),
  }
}

function either<Client extends object>(primary: Client, replica: Client): Client {
  return new Proxy(primary, {
    get(_, property) {
      const client = reading.getStore() ? replica : primary
      const value: unknown = Reflect.get(client, property)
      return typeof value === 'function' ? (value.bind(client) as unknown) : value
    },
  })
}
