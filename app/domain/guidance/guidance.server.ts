import { runCooperatively } from '../language/run-cooperatively.server'
import type { Member } from '../members/member'
import { consume } from '../limits/limit.server'
import { fail, ok, type Result } from '../result'
import { optionalFlagField } from '../validation/validation.server'
import { plain, stepsInText, stepsInTitle, type Writer, takeOut } from './find'
import type { FieldFinding, GuidanceKind, GuidedField } from '../guidance-kinds'
import { findPrescriptions } from './patterns'
import { findOwnWords } from './own-words.server'

/** The field with which an author confirms the findings and publishes the text unchanged. */
export const guidanceField = { guidanceSeen: optionalFlagField() }

type Texts = Partial<Record<GuidedField, string>>

export type GuidedItem = {
  texts: Texts
  isAnonymous: boolean
  /** Whether the author has seen the findings. */
  isSeen?: boolean
  /** The edited item. Its author has already seen the findings in its former texts. */
  edited?: { id: string; texts: Texts }
}

/**
 * Checks whether a text names a person, repeats twelve of the author's own words, or tells somebody to take a dose. The
 * author must see such findings before the text is published. An expert's text with a dose is always refused, because
 * it reads like a prescription. Findings are not logged, counted or stored.
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
    (field) => findPrescriptions(plain(texts[field] ?? '')).length > 0,
  )
  if (!fields.length) return null
  return fail('invalid', Object.fromEntries(fields.map((field) => [field, 'expertDose' as const])))
}

// The findings of `checkGuidance`.
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
