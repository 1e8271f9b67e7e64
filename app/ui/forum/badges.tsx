export type Badge = { label: string; note?: string }

/** The badges beside an author's name, each followed by a space; notes are also announced by screen readers. */
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
