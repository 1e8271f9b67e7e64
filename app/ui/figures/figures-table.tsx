import type { ReactNode } from 'react'
import { WideTable } from './wide-table'

type Row = {
  key: string
  label: string
  /** Null when the count is too small to publish. `cells` then says so, and there is no bar. */
  count?: number | null
  cells: string[]
}

type Props = {
  /** The id of the heading. */
  id: string
  title: string
  /** The names of the columns. The first column has the labels. */
  head: string[]
  rows: Row[]
  /** True when a bar chart of the counts is shown beside the table. */
  hasChart?: boolean
  /** The labels of the row that replaces four or more rows with too small a count: for all rows, or for all others. */
  small?: { all: string; others: string }
  children?: ReactNode
}

// A label may be the name of a language or a word that members searched for.
const languageOf = (label: string) => (/\p{Script=Devanagari}/u.test(label) ? 'hi' : 'en')

const cellClass = 'border-b border-line py-2 pe-3 text-start align-top'

/** A section with a table of figures, and a chart of the same figures. */
export function FiguresTable({ id, title, head, children, ...props }: Props) {
  const rows = props.small ? inOneRow(props.rows, props.small) : props.rows
  // A preferred width: the numbers line up on the whole page, if the words leave enough space.
  const labelWidth = head.length > 2 ? 'w-2/5' : 'w-3/5'
  // Without any bar the chart would only repeat the labels.
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
                <th
                  scope="row"
                  className={`${cellClass} ${labelWidth} font-normal wrap-anywhere`}
                  lang={languageOf(label)}
                >
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

// Merges the rows, because one line is clearer than twelve with the same words.
function inOneRow(rows: Row[], { all, others }: NonNullable<Props['small']>) {
  const [first, ...more] = rows.filter(({ count }) => count === null)
  if (!first || more.length < 3) return rows
  const told = rows.filter(({ count }) => count !== null)
  return [...told, { ...first, key: 'small', label: told.length ? others : all }]
}

// Hidden from screen readers, because the table says the same. A text browser shows it after the table.
function BarChart({ rows }: Pick<Props, 'rows'>) {
  const max = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  return (
    <ul aria-hidden="true" className="order-first">
      {rows.map(({ key, label, count }) => (
        <li key={key} className="py-1" lang={languageOf(label)}>
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
