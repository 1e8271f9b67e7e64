export type ItemLink = { to: string; label: string }

/** What may be done with another's post or comment; each leads to a page that asks, without a script. */
export function ItemLinks({ links }: { links: ItemLink[] }) {
  return links.map(({ to, label }) => (
    <a key={to} href={to}>
      {label}
    </a>
  ))
}
