export type Badge = { words: string; note?: string }

/** The marks beside an author's name, each with a space after it. What their notes say is said to everybody. */
export function Badges({ badges }: { badges: Badge[] }) {
  return badges.map(({ words, note }) => (
    <span key={words}>
      <span className="badge" title={note}>
        {words}
        {note && <span className="sr-only"> ({note})</span>}
      </span>{' '}
    </span>
  ))
}
