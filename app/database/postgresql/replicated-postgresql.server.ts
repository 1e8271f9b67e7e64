import { postgresqlWithTimeouts, SequentialPostgresql } from './postgresql.server'

/**
 * Prisma's adapter for what visitors read: single SELECTs go to the replica, and to the primary where it does not
 * answer; everything else goes to the primary.
 */
export class ReplicatedPostgresql extends SequentialPostgresql {
  /** @param onFailure hears why the replica did not answer what the primary did */
  constructor(
    primaryUrl: string,
    private readonly replicaUrl: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    super(primaryUrl)
  }

  override async connect() {
    const primary = await super.connect()
    const replica = await postgresqlWithTimeouts(this.replicaUrl).connect()
    const askPrimary = primary.queryRaw.bind(primary)
    const dispose = primary.dispose.bind(primary)
    primary.queryRaw = async (query) => {
      if (!/^\s*SELECT\b/i.test(query.sql)) return askPrimary(query)
      try {
        return await replica.queryRaw(query)
      } catch (error) {
        const answer = await askPrimary(query)
        this.onFailure(error as Error)
        return answer
      }
    }
    primary.dispose = async () => {
      await Promise.all([dispose(), replica.dispose()])
    }
    return primary
  }
}
