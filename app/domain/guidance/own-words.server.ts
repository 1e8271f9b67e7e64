import { db } from '~/database/db.server'
import { anonymouslyAuthoredBy } from '../authorship/authorship.server'
import { eachPiece, type Piece } from '../language/fold'
import { runCooperatively } from '../language/run-cooperatively.server'
import type { Steps } from '../language/steps'
import type { Finding, GuidanceKind } from '../guidance-kinds'

const wordsInRow = 12
const most = 100
const mostCharacters = 300_000

/**
 * Passages of twelve words or more of an anonymous text that stand in a post or comment under the member's name, or of a
 * named text that stand in an anonymous one: they would tell who wrote it. Only her own texts are read, and nothing of
 * them is kept.
 * @param item whether the text is anonymous, and the id of the item that is edited
 */
export async function findOwnWords(
  authorId: string,
  text: string,
  { isAnonymous, exceptId }: { isAnonymous: boolean; exceptId?: string },
): Promise<Finding[]> {
  const pieces = [...eachPiece(text)]
  if (pieces.length < wordsInRow) return []
  const kind = isAnonymous ? 'own-words' : 'own-anonymous-words'
  const compared = isAnonymous ? { authorId } : await anonymouslyAuthoredBy(authorId)
  const texts = await ownTexts({ ...compared, isAnonymous: !isAnonymous }, exceptId)
  return joined(pieces, await runCooperatively(repeated(pieces, texts)), kind)
}

// Where a row begins that stands in one of the texts.
function* repeated(pieces: readonly Piece[], texts: string[]): Steps<Set<number>> {
  const starts = rowsOf(pieces)
  const found = new Set<number>()
  let left = mostCharacters
  for (const text of texts) {
    left -= text.length
    if (left < 0) break
    yield
    for (const row of rowsOf([...eachPiece(text)]).keys())
      for (const start of starts.get(row) ?? []) found.add(start)
  }
  return found
}

// Every twelve words in a row, and where they begin.
function rowsOf(pieces: readonly Piece[]) {
  const rows = new Map<string, number[]>()
  for (let first = 0; first + wordsInRow <= pieces.length; first++) {
    const row = pieces
      .slice(first, first + wordsInRow)
      .map(({ folded }) => folded)
      .join(' ')
    const known = rows.get(row)
    if (known) known.push(first)
    else rows.set(row, [first])
  }
  return rows
}

// Rows that overlap are one passage.
function joined(
  pieces: readonly Piece[],
  found: ReadonlySet<number>,
  kind: GuidanceKind,
): Finding[] {
  const findings: Finding[] = []
  for (const first of [...found].sort((a, b) => a - b)) {
    const start = pieces[first]?.start ?? 0
    const end = pieces[first + wordsInRow - 1]?.end ?? start
    const last = findings.at(-1)
    if (last && start <= last.end) last.end = end
    else findings.push({ kind, start, end })
  }
  return findings
}

// The newest come first.
async function ownTexts(written: object, exceptId: string | undefined): Promise<string[]> {
  const own = { ...written, removedAt: null, id: { not: exceptId ?? '' } }
  const newest = { orderBy: { sortKey: 'desc' }, take: most } as const
  const posts = await db.post.findMany({
    where: own,
    select: { title: true, content: true, originalTitle: true, originalContent: true },
    ...newest,
  })
  const comments = await db.comment.findMany({
    where: { ...own, deletedAt: null },
    select: { content: true, originalContent: true },
    ...newest,
  })
  return [
    ...posts.map((post) => {
      return `${post.originalTitle ?? post.title}\n${post.originalContent ?? post.content}`
    }),
    ...comments.map((comment) => comment.originalContent ?? comment.content),
  ]
}
