import { redirect, type AppLoadContext } from '@remix-run/node'
import { escapeXml } from '~/domain/xml'
import { getI18n, getLanguage } from '~/i18n/i18n.server'
import type { RenderedScreen } from '~/ui/shell/error-screen-of'
import type { Actor } from '../domain/members/member'
import { readTombstone } from '~/domain/posts/read-tombstone.server'
import { buttonHtmlClass, controlHtmlClass } from './presenters/notices.server'
import { flash } from './session/flash.server'

type SubmittedText = { title?: string | undefined; content?: string | undefined }

/**
 * Redirects from an unreadable post to its tombstone if it has one, otherwise to the forum.
 * @param submitted a text about the post. The response shows it, unless reports hid the post: then a draft keeps it
 */
export async function redirectFromUnreadablePost(
  request: Request,
  context: AppLoadContext,
  member: Actor,
  postId: string,
  submitted: SubmittedText = {},
) {
  const tombstone = await readTombstone(member, postId)
  const isHidden = tombstone.ok && tombstone.value.tombstone === 'hidden'
  if (!isHidden && submitted.content?.trim()) return lostTextResponse(request, submitted)
  if (tombstone.ok) return redirect(`/forum/post/${postId}/unavailable`, 303)
  return member
    ? redirectFromMissingPost(request, context)
    : redirect('/forum?notice=post-not-found', 303)
}

/** Redirects a member from a missing post to the forum, with a notice. */
export async function redirectFromMissingPost(request: Request, context: AppLoadContext) {
  await flash(request, context, 'post-not-found')
  return redirect('/forum', 303)
}

/** Answers 404 with a text that cannot be saved, because its post or comment is gone. Throw it to show the screen. */
export async function lostTextResponse(request: Request, { title, content = '' }: SubmittedText) {
  const t = getI18n(await getLanguage(request)).getFixedT(null, 'unavailable')
  const titleHtml = title ? labelled('title', t('label.title'), title) : ''
  const contentHtml = labelled('content', t('label.other'), content)
  const screen: RenderedScreen = {
    title: t('lost.title'),
    html:
      `<h1>${t('lost.title')}</h1><p role="alert">${t('lost.text')}</p>` +
      `<div class="form grid grid-cols-1 gap-5">${titleHtml}${contentHtml}</div>` +
      `<p class="mt-4"><a class="${buttonHtmlClass}" href="/forum">${t('lost.forum')}</a></p>`,
  }
  return Response.json(screen, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

function labelled(name: string, label: string, text: string) {
  // HTML drops the first line break of a textarea.
  return `<div><label class="font-semibold" for="lost-${name}">${label}</label><textarea class="${controlHtmlClass}" id="lost-${name}" rows="${name === 'title' ? 1 : 8}" dir="auto" readonly="">\n${escapeXml(text)}</textarea></div>`
}
