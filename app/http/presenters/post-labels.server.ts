import {
  contentNoteKeys,
  contentNotes,
  type ContentNote,
  topicKeys,
  topics,
} from '~/content/topics'
import { hiddenBy, type Hidden } from '~/domain/members/hidden-content.server'
import type { Actor } from '~/domain/members/member'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { hiddenIn } from '~/http/session/preferences.server'
import { audiences, type Audience, type PostView } from '~/domain/posts/post-view'
import type { Badge } from './authors.server'

/** The choice of a post's audience, as the legend and options of a form field. */
export function audienceChoice(language: Language, current?: Audience) {
  const t = getI18n(language).getFixedT(null, 'audience')
  const narrowing = current === 'everyone' ? ` ${t('narrowing')}` : ''
  return {
    legend: t('legend'),
    options: audiences.map((value) => ({
      value,
      label: t(value),
      hint: value === 'members' ? t('note') + narrowing : t('everyoneNote'),
    })),
  }
}

/** A post's category, its topic and who may read it, as its author chose them. */
export function postLabels(
  language: Language,
  { type, topic, audience }: Pick<PostView, 'type' | 'topic' | 'audience'>,
): string {
  const { t } = getI18n(language)
  return [
    type === 'episode' ? t('writing:episodeDiscussion') : t('writing:generalDiscussion'),
    t('thread:preview.topic', { topic: topics[topic][language] }),
    `${t('audience:legend')}: ${t(`audience:${audience}`)}`,
  ].join(' · ')
}

/** The badge of a post that only members can read. */
export function audienceBadges(language: Language, { audience }: { audience: Audience }): Badge[] {
  const t = getI18n(language).getFixedT(null, 'audience')
  return audience === 'members' ? [{ label: t('badge'), note: t('badgeNote') }] : []
}

/** The topics as the options of a form field, in a language. */
export function topicOptions(language: Language): { value: string; label: string }[] {
  return topicKeys.map((key) => ({ value: key, label: topics[key][language] }))
}

/** The content notes as the options of a form field, in a language. */
export function contentNoteOptions(language: Language): { value: string; label: string }[] {
  return contentNoteKeys.map((key) => ({ value: key, label: contentNotes[key][language].label }))
}

/** The labels of a post that a moderator can change, with the current values. */
export function labelChoices(language: Language, label: { topic: string; contentNote: string }) {
  return {
    topic: { value: label.topic, options: topicOptions(language) },
    contentNote: { value: label.contentNote, options: contentNoteOptions(language) },
  }
}

/** The sentence shown instead of a text with a content note. Null without a note. */
export function noteSentence(language: Language, { contentNote }: Noted): string | null {
  return contentNote ? contentNotes[contentNote][language].sentence : null
}

type Noted = { contentNote: ContentNote | '' }

/** The topics and notes to leave out of lists: from the member's account, or from a visitor's cookie. */
export function hiddenFrom(viewer: Actor, request: Request): Hidden {
  return viewer ? hiddenBy(viewer) : hiddenIn(request.headers.get('Cookie'))
}

/**
 * The sentence that a list leaves out posts, and the link to change that. Null if nothing is hidden. It names no topic:
 * hidden topics can reveal what happened to a member to anybody who sees her screen.
 */
export function hiddenNotice(language: Language, { hiddenTopics, hiddenNotes }: Hidden) {
  if (!hiddenTopics.length && !hiddenNotes.length) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  return { text: t('hidden.sentence'), change: t('hidden.change') }
}
