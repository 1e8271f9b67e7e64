export type Badge = { label: string; note?: string }

/** The marks beside an author's name, each with a space after it. What their notes say is said to everybody. */
export function Badges({ badges }: { badges: Badge[] }) {
  return badges.map(({ label, note }) => (
    <span key={label}>
      <span className="badge" title={note}>
        {label}
        {note && <span className="sr-only"> ({note})</span>}
      </span>{' '}
    </span>
  ))
}
