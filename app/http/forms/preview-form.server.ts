import type { AppLoadContext } from '@remix-run/node'
import type { Member } from '~/domain/members/member'
import { previewComment } from '~/domain/comments/preview-comment.server'
import { i18nOf, languageOf } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import type { PreviewedForm } from '~/ui/forum/comments/comment-preview'
import { leaveMissingPost } from '../post-not-found.server'
import { calloutHtml, calloutsFor } from '../presenters/callouts.server'
import { presentPreview } from '../presenters/thread-presenter.server'
import { sentFields, type FormFields } from './read-form.server'
import { refuseForm } from './reply-form.server'

const previewed = new WeakSet<AppLoadContext>()

type Where = { request: Request; context: AppLoadContext }

/**
 * Answers a comment's form with what others would see, and with all that was typed. The form keeps its idempotency key:
 * sent from before and from after a preview, it is published once.
 */
export async function answerPreview(
  where: Where,
  member: Member,
  postId: string,
  fields: FormFields,
) {
  const result = await previewComment(member, postId, fields)
  if (!result.ok && result.code === 'not-found') throw await leaveMissingPost(where.request)
  if (!result.ok) return refuseForm(where, fields, result, 'comment-failed')
  previewed.add(where.context)
  const language = await languageOf(where.request)
  const t = i18nOf(language).getFixedT(null, 'thread')
  const { post, comment } = result.value
  const callouts = await calloutsFor([fields.content, comment.content])
  return {
    lastResult: { initialValue: sentFields(fields) },
    notice: null,
    preview: {
      title: t('preview.heading'),
      comment: presentPreview(language, post, comment),
      note: `<p class="hint">${t('preview.note')}</p>${calloutHtml(language, callouts) ?? ''}`,
    },
  } satisfies PreviewedForm
}

/** The title of the page that shows a preview; null for any other request. */
export function previewTitle(
  context: AppLoadContext,
  language: Language,
  title: string,
): string | null {
  return previewed.has(context) ? i18nOf(language).t('thread:preview.title', { title }) : null
}
