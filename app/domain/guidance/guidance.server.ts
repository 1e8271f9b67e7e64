import { z } from 'zod'
import { db } from '~/database/db.server'
import { anonymouslyAuthoredBy } from '../authorship/authorship.server'
import { eachPiece, type Piece } from '../language/fold'
import { runCooperatively } from '../language/run-cooperatively.server'
import type { Steps } from '../language/steps'
import type { Member } from '../members/member'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { lengths } from '../validation/lengths'
import { optionalFlagField, textField, titleField, validate } from '../validation/validation.server'
import { readable, stepsInText, stepsInTitle, type Writer, takeOut } from './find'
import type { FieldFinding, Finding, GuidanceKind, GuidedField } from '../guidance-kinds'
import { findPrescriptions } from './prescriptions'

/** The field with which an author confirms the findings and publishes the text unchanged. */
export const guidanceField = { guidanceSeen: optionalFlagField() }

type Texts = Partial<Record<GuidedField, string>>

export type GuidedItem = {
  texts: Texts
  isAnonymous: boolean
  /** True when the author has seen the findings. */
  isSeen?: boolean
  /** The edited item. Its author has already seen the findings in its former texts. */
  edited?: { id: string; texts: Texts }
}

/**
 * Checks whether a text names a person, repeats twelve of the author's own words under her other name, or tells somebody
 * to take a dose. The author must see such findings before the text is published. An expert's text with a dose is always
 * refused, because it reads like a prescription. Findings are not logged, counted or stored.
 * @returns `invalid` with `guidance`, at offsets of the texts as they would be stored, `invalid` with fields, or `too-many`
 */
export async function checkGuidance(actor: Member, item: GuidedItem): Promise<Result<null>> {
  const refused = refusePrescription(actor, item)
  if (refused) return refused
  if (item.isSeen) return ok(null)
  const allowed = await consume('guidance', { account: actor.id })
  if (!allowed.ok) return allowed
  const guidance = await findGuidance(actor, item)
  return guidance.length ? { ...fail('invalid'), guidance } : ok(null)
}

// Applies to everybody who was ever an expert: when the mark comes back, it also marks texts from the time between. An
// anonymous text shows no mark, so an expert's anonymous text follows the rules for everybody.
function refusePrescription(actor: Member, { texts, isAnonymous }: GuidedItem) {
  if (actor.expert === null || isAnonymous) return null
  const fields = (['title', 'content'] as const).filter(
    (field) => findPrescriptions(readable(texts[field] ?? '').read).length > 0,
  )
  if (!fields.length) return null
  return fail('invalid', Object.fromEntries(fields.map((field) => [field, 'expertDose' as const])))
}

async function findGuidance(
  actor: Member,
  { texts, isAnonymous, edited }: GuidedItem,
): Promise<FieldFinding[]> {
  const writer = { names: [actor.username, actor.displayName], isAnonymous }
  const known = edited && new Set(await passagesIn(edited.texts, writer))
  const isNew = (finding: FieldFinding) => !known?.has(passageOf(texts, finding))
  const findings = (await findInTexts(texts, writer)).filter(isNew)
  // The author saw the words of the edited item when she wrote them.
  const isAdded = ({ field, start, end }: FieldFinding) =>
    !edited?.texts[field]?.includes(texts[field]?.slice(start, end) ?? '')
  const repeated = await ownWords(actor.id, texts, { isAnonymous, exceptId: edited?.id })
  return [...findings, ...repeated.filter(isAdded)]
}

async function findInTexts({ title = '', content = '' }: Texts, writer: Writer) {
  const inTitle = await runCooperatively(stepsInTitle(title, writer))
  const inContent = await runCooperatively(stepsInText(content, writer))
  return [
    ...inTitle.map((each): FieldFinding => ({ ...each, field: 'title' })),
    ...inContent.map((each): FieldFinding => ({ ...each, field: 'content' })),
  ]
}

async function passagesIn(texts: Texts, writer: Writer) {
  return (await findInTexts(texts, writer)).map((each) => passageOf(texts, each))
}

function passageOf(texts: Texts, { field, kind, start, end }: FieldFinding) {
  return `${kind} ${texts[field]?.slice(start, end)}`
}

async function ownWords(
  authorId: string,
  texts: Texts,
  item: { isAnonymous: boolean; exceptId?: string },
) {
  const found: FieldFinding[] = []
  for (const field of ['title', 'content'] as const)
    for (const each of await findOwnWords(authorId, texts[field] ?? '', item))
      found.push({ ...each, field })
  return found
}

// Texts may be missing or too short here; publishing reports that.
const takeOutSchema = z.object({
  title: titleField(0),
  content: textField(0, lengths.contentMax, 'contentLength'),
})

/**
 * Returns the texts as they would be stored, with a word in place of every removable passage. Returns them unchanged
 * when one is too long, or when the member has asked too often; publishing reports that.
 */
export async function takeOutOfTexts(
  actor: Member,
  item: GuidedItem,
  wordFor: (kind: GuidanceKind) => string,
): Promise<Texts> {
  const validated = validate(takeOutSchema, item.texts)
  if (!validated.ok || !(await consume('guidance', { account: actor.id })).ok) return item.texts
  const texts = validated.value
  const found = await findGuidance(actor, { ...item, texts })
  const taken: Texts = {}
  for (const field of ['title', 'content'] as const) {
    if (item.texts[field] === undefined) continue
    const findings = found.filter((each) => each.field === field)
    taken[field] = takeOut(texts[field], findings, wordFor)
  }
  return taken
}

const sequenceLength = 12
const maxTexts = 100
const maxCharacters = 300_000

// Finds passages of twelve words or more that an anonymous text shares with one of the member's named texts, or the
// reverse: they would reveal the author. Reads only her own texts and stores nothing of them. `exceptId` is the
// edited item.
async function findOwnWords(
  authorId: string,
  text: string,
  { isAnonymous, exceptId }: { isAnonymous: boolean; exceptId?: string },
): Promise<Finding[]> {
  const pieces = [...eachPiece(text)]
  if (pieces.length < sequenceLength) return []
  const kind = isAnonymous ? 'own-words' : 'own-anonymous-words'
  const compared = isAnonymous ? { authorId } : await anonymouslyAuthoredBy(authorId)
  const texts = await ownTexts({ ...compared, isAnonymous: !isAnonymous }, exceptId)
  return mergePassages(pieces, await runCooperatively(findRepeated(pieces, texts)), kind)
}

// Yields steps, and returns the starts of word sequences that occur in one of the texts.
function* findRepeated(pieces: readonly Piece[], texts: string[]): Steps<Set<number>> {
  const starts = sequencesOf(pieces)
  const found = new Set<number>()
  let left = maxCharacters
  for (const text of texts) {
    left -= text.length
    if (left < 0) break
    yield
    for (const sequence of sequencesOf([...eachPiece(text)]).keys())
      for (const start of starts.get(sequence) ?? []) found.add(start)
  }
  return found
}

// Maps every sequence of twelve words to the places where it begins.
function sequencesOf(pieces: readonly Piece[]) {
  const starts = new Map<string, number[]>()
  for (let first = 0; first + sequenceLength <= pieces.length; first++) {
    const sequence = pieces
      .slice(first, first + sequenceLength)
      .map(({ folded }) => folded)
      .join(' ')
    const known = starts.get(sequence)
    if (known) known.push(first)
    else starts.set(sequence, [first])
  }
  return starts
}

// Overlapping sequences are one passage.
function mergePassages(
  pieces: readonly Piece[],
  found: ReadonlySet<number>,
  kind: GuidanceKind,
): Finding[] {
  const findings: Finding[] = []
  for (const first of [...found].sort((a, b) => a - b)) {
    const start = pieces[first]?.start ?? 0
    const end = pieces[first + sequenceLength - 1]?.end ?? start
    const last = findings.at(-1)
    if (last && start <= last.end) last.end = end
    else findings.push({ kind, start, end })
  }
  return findings
}

// Reads the newest texts first.
async function ownTexts(written: object, exceptId: string | undefined): Promise<string[]> {
  // Includes removed items, because a moderator may show them again next to the new text.
  const own = { ...written, id: { not: exceptId ?? '' } }
  const newest = { orderBy: { sortKey: 'desc' }, take: maxTexts } as const
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
