import { runCooperatively } from '../language/run-cooperatively.server'
import type { Member } from '../members/member'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { optionalFlagField } from '../validation/validation.server'
import { stepsInText, stepsInTitle, type Writer, takeOut } from './find'
import type { FieldFinding, GuidanceKind, GuidedField } from '../guidance-kinds'
import { findOwnWords } from './own-words.server'

/** The field that says that the author has seen what was found, and publishes the text as it is. */
export const guidanceField = { guidanceSeen: optionalFlagField() }

type Texts = Partial<Record<GuidedField, string>>

export type GuidedItem = {
  texts: Texts
  isAnonymous: boolean
  /** Whether its author has seen what was found. */
  isSeen?: boolean
  /** The item that is edited: what was found in its former texts was seen then. */
  edited?: { id: string; texts: Texts }
}

/**
 * Whether a text can be published without telling its author first that it names a person, repeats twelve of her own
 * words, or tells somebody to take a dose. Nothing of what is found is logged, counted or kept.
 * @returns `invalid` with `guidance`, at offsets of the texts as they would be stored, or `too-many`
 */
export async function checkGuidance(actor: Member, item: GuidedItem): Promise<Result<null>> {
  if (item.isSeen) return ok(null)
  const allowed = await consume('guidance', { account: actor.id })
  if (!allowed.ok) return allowed
  const guidance = await findGuidance(actor, item)
  return guidance.length ? { ...fail('invalid'), guidance } : ok(null)
}

// What `checkGuidance` finds.
async function findGuidance(
  actor: Member,
  { texts, isAnonymous, edited }: GuidedItem,
): Promise<FieldFinding[]> {
  const writer = { names: [actor.username, actor.displayName], isAnonymous }
  const known = edited && new Set(await passagesIn(edited.texts, writer))
  const isNew = (finding: FieldFinding) => !known?.has(passageOf(texts, finding))
  const findings = (await findInTexts(texts, writer)).filter(isNew)
  if (!isAnonymous) return findings
  return [...findings, ...(await ownWords(actor.id, texts, edited?.id))]
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

async function ownWords(authorId: string, texts: Texts, exceptId?: string) {
  const found: FieldFinding[] = []
  for (const field of ['title', 'content'] as const)
    for (const each of await findOwnWords(authorId, texts[field] ?? '', exceptId))
      found.push({ ...each, field })
  return found
}

/** The texts with a word in place of everything that can be taken out. */
export async function takeOutOfTexts(
  actor: Member,
  item: GuidedItem,
  wordFor: (kind: GuidanceKind) => string,
): Promise<Texts> {
  const found = await findGuidance(actor, item)
  const taken = { ...item.texts }
  for (const field of ['title', 'content'] as const) {
    const text = taken[field]
    if (text !== undefined)
      taken[field] = takeOut(
        text,
        found.filter((each) => each.field === field),
        wordFor,
      )
  }
  return taken
}
