export type ItemLink = { to: string; words: string }

/** What may be done with another's post or comment; each leads to a page that asks, without a script. */
export function ItemLinks({ links }: { links: ItemLink[] }) {
  return links.map(({ to, words }) => (
    <a key={to} href={to}>
      {words}
    </a>
  ))
}
