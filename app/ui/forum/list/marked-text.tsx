/** A text with the matches of a search marked: every second piece, starting with the second. */
export function MarkedText({ pieces }: { pieces: string[] }) {
  return <>{pieces.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>
}
