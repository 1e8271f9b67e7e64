import type { TFunction } from 'i18next'
import { z } from 'zod'
import { takeOutOfTexts, type GuidedItem } from '~/domain/guidance/guidance.server'
import type { FieldFinding, GuidedField } from '~/domain/guidance-kinds'
import { isRemovable } from '~/domain/guidance/find'
import type { Member } from '~/domain/members/member'
import { normaliseText, normaliseTitle } from '~/domain/validation/text'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { GuidanceView } from '~/ui/form/form-answer'
import { calloutHtml, calloutsFor } from '../presenters/notices.server'
import type { FormFields } from './read-form.server'

/** The button that replaces the findings in the text. */
export const takeOutField = { takeOut: z.literal('true').optional() }

// The forms whose texts `takeOutOfForm` changed.
const changed = new WeakSet<FormFields>()

const mostShown = 20
const around = 60

/** Describes the findings in a form's texts. The offsets refer to the texts that the rule read. */
export async function guidanceView(
  language: Language,
  fields: FormFields,
  guidance: FieldFinding[],
): Promise<GuidanceView> {
  const t = getI18n(language).getFixedT(null, 'guidance')
  const texts = guidedTexts(fields)
  const callouts = await calloutsFor([texts.content, texts.content ?? null])
  const count = guidance.filter(isRemovable).length
  const isAllRemovable = count === guidance.length
  return {
    heading: t('heading'),
    intro: t('intro'),
    items: excerptsOf(
      texts,
      guidance.slice(0, mostShown),
      (kind) => t(`kind.${kind}`),
      (field) => t(field === 'title' ? 'inTitle' : 'inText'),
    ),
    more: guidance.length > mostShown ? t('more', { count: guidance.length - mostShown }) : null,
    note: count ? t(isAllRemovable ? 'note' : 'noteAsksAgain', { count }) : null,
    help: calloutHtml(language, callouts),
    field: guidance[0]?.field ?? 'content',
    changedTexts: changed.has(fields) ? texts : null,
    takeOut: takeOutLabel(t, guidance),
    publish: t('publish'),
    goBack: t('goBack'),
  }
}

/**
 * The label of the button that removes passages. Null if none can be removed. If some findings cannot be removed, the
 * form is shown again instead of published, and the label names the removed kinds.
 */
function takeOutLabel(t: TFunction<'guidance'>, guidance: FieldFinding[]) {
  const removable = guidance.filter(isRemovable)
  if (!removable.length) return null
  if (removable.length === guidance.length)
    return t('takeOutAndPublish', { count: removable.length })
  const words = new Set(removable.map(({ kind }) => t(`word.${kind}`).slice(1, -1)))
  return t('takeOut', { what: [...words].join(', ') })
}

type Excerpt = GuidanceView['items'][number]

// Groups passages that are near each other into one excerpt, so no sentence is shown twice.
function excerptsOf(
  texts: Partial<Record<GuidedField, string>>,
  found: FieldFinding[],
  label: (kind: FieldFinding['kind']) => string,
  place: (field: GuidedField) => string,
): Excerpt[] {
  const groups: FieldFinding[][] = []
  for (const finding of found) {
    const last = groups.at(-1)?.at(-1)
    const isNear = last?.field === finding.field && finding.start - last.end <= around
    // An overlapping finding gets its own excerpt.
    if (isNear && finding.start >= last.end) groups.at(-1)?.push(finding)
    else groups.push([finding])
  }
  return groups.map((group) => {
    const field = group[0]?.field ?? 'content'
    const text = texts[field] ?? ''
    return {
      place: place(field),
      passages: group.map(({ kind, start, end }, index) => ({
        label: label(kind),
        before: index ? text.slice(group[index - 1]?.end, start) : lastWords(text.slice(0, start)),
        passage: text.slice(start, end),
      })),
      after: firstWords(text.slice(group.at(-1)?.end)),
    }
  })
}

// Cut between words: a Devanagari vowel sign without its letter is shown with a dotted circle.
function lastWords(text: string) {
  const points = [...text.slice(-around * 2)].slice(-around).join('')
  return points.length < text.length ? `…${points.replace(/^\S+\s+/, '')}` : points
}

function firstWords(text: string) {
  const points = [...text.slice(0, around * 2)].slice(0, around).join('')
  return points.length < text.length ? `${points.replace(/\s+\S*$/, '')}…` : points
}

/** Replaces each finding that can be replaced with a neutral word. */
export async function takeOutOfForm(
  language: Language,
  member: Member,
  fields: FormFields,
  edited?: Pick<GuidedItem, 'isAnonymous' | 'edited'>,
): Promise<FormFields> {
  const t = getI18n(language).getFixedT(null, 'guidance')
  const isAnonymous = ['on', 'true', '1'].includes(fields.isAnonymous ?? '')
  const item = { texts: sentTexts(fields), isAnonymous, ...edited }
  const taken = await takeOutOfTexts(member, item, (kind) => t(`word.${kind}`))
  const form = { ...fields, ...taken }
  changed.add(form)
  return form
}

// Returns only fields that the form has, because the rules refuse others.
function sentTexts({ title, content }: FormFields): Partial<Record<GuidedField, string>> {
  return { ...(title !== undefined && { title }), ...(content !== undefined && { content }) }
}

// Normalises texts like the rules for posts and comments.
function guidedTexts(fields: FormFields): Partial<Record<GuidedField, string>> {
  const { title, content } = sentTexts(fields)
  return {
    ...(title !== undefined && { title: normaliseTitle(title) }),
    ...(content !== undefined && { content: normaliseText(content) }),
  }
}
