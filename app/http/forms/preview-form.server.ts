import type { AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { previewComment } from '~/domain/comments/preview-comment.server'
import { previewPost } from '~/domain/posts/preview-post.server'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { PreviewedForm } from '~/ui/forum/preview'
import { leaveMissingPost } from '../post-not-found.server'
import { calloutHtml, calloutsFor } from '../presenters/callouts.server'
import { presentPreview } from '../presenters/thread-presenter.server'
import { sentFields, type FormFields } from './read-form.server'
import { refuseForm } from './reply-form.server'

/** The title of what a request previewed, by its context. */
const previewed = new WeakMap<AppLoadContext, string>()

type Where = { request: Request; context: AppLoadContext }

/**
 * Answers a comment's form with what others would see, and with all that was typed. The form keeps its idempotency key:
 * sent from before and from after a preview, it is published once.
 */
export async function answerCommentPreview(
  where: Where,
  member: Member,
  postId: string,
  fields: FormFields,
) {
  const result = await previewComment(member, postId, fields)
  if (!result.ok && result.code === 'not-found')
    throw await leaveMissingPost(where.request, where.context)
  if (!result.ok) return refuseForm(where, fields, result, 'comment-failed')
  const { post, comment } = result.value
  const language = await languageOf(where.request)
  previewed.set(where.context, post.title)
  return answer(language, fields, {
    item: presentPreview(language, comment, post),
    callouts: await calloutsFor([fields.content, comment.content]),
  })
}

/** The same for the form of a new post. */
export async function answerPostPreview(where: Where, member: Member, fields: FormFields) {
  const result = await previewPost(member, fields)
  if (!result.ok) return refuseForm(where, fields, result, 'post-failed')
  const post = result.value
  const { title, content, episode } = post
  const language = await languageOf(where.request)
  previewed.set(where.context, title)
  return answer(language, fields, {
    item: { ...presentPreview(language, post), title, episode },
    callouts: await calloutsFor([fields.title, title], [fields.content, content]),
  })
}

type Seen = {
  item: PreviewedForm['preview']['item']
  callouts: Parameters<typeof calloutHtml>[1]
}

function answer(language: Language, fields: FormFields, { item, callouts }: Seen): PreviewedForm {
  const t = i18nOf(language).getFixedT(null, 'thread')
  return {
    lastResult: { initialValue: sentFields(fields) },
    notice: null,
    preview: {
      title: t('preview.heading'),
      item,
      note: `<p class="hint">${t('preview.note')}</p>${calloutHtml(language, callouts) ?? ''}`,
    },
  }
}

/** The title of the page that shows a preview; null for any other request. */
export function previewTitle(context: AppLoadContext, language: Language): string | null {
  const title = previewed.get(context)
  return title === undefined ? null : i18nOf(language).t('thread:preview.title', { title })
}
