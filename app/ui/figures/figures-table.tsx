import type { ReactNode } from 'react'
import { WideTable } from './wide-table'

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
  /** What four or more rows with too small a count are called together: all there are, or all others. */
  small?: { all: string; others: string }
  children?: ReactNode
}

const cellClass = 'border-b border-line py-2 pe-3 text-start align-top'

/** A section with a table of figures, and a chart of the same. */
export function FiguresTable({ id, title, head, children, ...props }: Props) {
  const rows = props.small ? inOneRow(props.rows, props.small) : props.rows
  // A wish: numbers stand under one another on the whole page where the words leave the room.
  const labelWidth = head.length > 2 ? 'w-2/5' : 'w-3/5'
  // Without a single bar it would repeat the labels alone.
  const hasChart = props.hasChart === true && rows.some(({ count }) => count)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div
        className={`mt-4 mb-10 grid grid-cols-1 items-start gap-x-12 gap-y-6 ${hasChart ? 'md:grid-cols-2 print:grid-cols-2' : ''}`}
      >
        <WideTable labelledBy={id}>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className={`${cellClass} text-soft`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row" className={`${cellClass} ${labelWidth} font-normal wrap-anywhere`}>
                  {label}
                </th>
                {cells.map((cell, column) => (
                  <td
                    key={head[column + 1]}
                    className={`${cellClass} ${hasChart ? 'md:whitespace-nowrap print:whitespace-nowrap' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
        {hasChart && <BarChart rows={rows.filter(({ key }) => key !== 'small')} />}
      </div>
    </section>
  )
}

// Twelve times the same words say less than one line.
function inOneRow(rows: Row[], { all, others }: NonNullable<Props['small']>) {
  const [first, ...more] = rows.filter(({ count }) => count === null)
  if (!first || more.length < 3) return rows
  const told = rows.filter(({ count }) => count !== null)
  return [...told, { ...first, key: 'small', label: told.length ? others : all }]
}

// Hidden from screen readers: the table says the same. A text browser shows it after the table.
function BarChart({ rows }: Pick<Props, 'rows'>) {
  const max = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  return (
    <ul aria-hidden="true" className="order-first">
      {rows.map(({ key, label, count }) => (
        <li key={key} className="py-1">
          {label}
          <svg className="text-action" width="100%" height="12">
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
