export type ItemLink = { to: string; label: string }

/** Actions on somebody else's post or comment; each opens a page that asks, without scripts. */
export function ItemLinks({ links }: { links: ItemLink[] }) {
  return links.map(({ to, label }) => (
    <a key={to} href={to}>
      {label}
    </a>
  ))
}
