/** A text in which the words of a search are marked: every second piece, from the second on. */
export function MarkedText({ pieces }: { pieces: string[] }) {
  return <>{pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>
}
