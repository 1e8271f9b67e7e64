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

/** Who may read a post, as the legend and options of a form's field. */
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

/** The mark of a post for members. */
export function audienceBadges(language: Language, { audience }: { audience: Audience }): Badge[] {
  const t = getI18n(language).getFixedT(null, 'audience')
  return audience === 'members' ? [{ label: t('badge'), note: t('badgeNote') }] : []
}

/** The topics as the options of a form's field, in a language. */
export function topicOptions(language: Language): { value: string; label: string }[] {
  return topicKeys.map((key) => ({ value: key, label: topics[key][language] }))
}

/** The content notes as the options of a form's field, in a language. */
export function contentNoteOptions(language: Language): { value: string; label: string }[] {
  return contentNoteKeys.map((key) => ({ value: key, label: contentNotes[key][language].label }))
}

/** What a moderator can change of a post, with the present choices. */
export function labelChoices(language: Language, label: { topic: string; contentNote: string }) {
  return {
    topic: { value: label.topic, options: topicOptions(language) },
    contentNote: { value: label.contentNote, options: contentNoteOptions(language) },
  }
}

/** The sentence in place of a text with a content note; null without one. */
export function noteSentence(language: Language, { contentNote }: Noted): string | null {
  return contentNote ? contentNotes[contentNote][language].sentence : null
}

type Noted = { contentNote: ContentNote | '' }

/** What is left out of lists on a page: a member's own choice, or that of a visitor's cookie. */
export function hiddenFrom(viewer: Actor, request: Request): Hidden {
  return viewer ? hiddenBy(viewer) : hiddenIn(request.headers.get('Cookie'))
}

/**
 * The sentence that says that a list leaves posts out, and the link to change it; null for nothing. It names no topic:
 * which ones somebody hides can say what happened to her, to whoever looks at the screen.
 */
export function hiddenNotice(language: Language, { hiddenTopics, hiddenNotes }: Hidden) {
  if (!hiddenTopics.length && !hiddenNotes.length) return null
  const t = getI18n(language).getFixedT(null, 'thread')
  return { text: t('hidden.sentence'), change: t('hidden.change') }
}
