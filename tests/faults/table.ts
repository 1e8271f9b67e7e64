import type { Outcome } from './scenario'

export type Row = Outcome & { name: string; database: string; seconds: number }

/** The runs as a table in Markdown. */
export function tableOf(rows: Row[]): string {
  const head = ['scenario', 'database', 'done', 'answered', 'faults', 'seconds', 'remarks']
  const lines = rows.map(({ name, database, attempts, answered, faults, seconds, remarks = '' }) =>
    [name, database, attempts, answered, faults.length, seconds, remarks].map(String),
  )
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
