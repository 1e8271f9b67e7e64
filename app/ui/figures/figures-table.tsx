import type { ReactNode } from 'react'

type Row = {
  key: string
  label: string
  /** Null when it is too small to be told: then `cells` says so, and there is no bar. */
  count?: number | null
  cells: string[]
}

type Props = {
  /** Of the heading. */
  id: string
  title: string
  /** The names of the columns; the first is that of the labels. */
  head: string[]
  rows: Row[]
  /** Whether bars of the counts stand beside the table. */
  hasChart?: boolean
  children?: ReactNode
}

/** A section with a table of figures, and a chart of the same. */
export function FiguresTable({ id, title, head, rows, hasChart = false, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={hasChart ? 'figures figures-with-chart' : 'figures'}>
        {hasChart && <BarChart rows={rows} />}
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

// Hidden from screen readers: the table says the same.
function BarChart({ rows }: Pick<Props, 'rows'>) {
  const max = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  return (
    <ul aria-hidden="true">
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          {label}
          <svg width="100%" height="12">
            <rect
              width={`${Math.round(((count ?? 0) / max) * 100)}%`}
              height="12"
              fill="currentColor"
            />
            <rect y="11" width="100%" height="1" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
