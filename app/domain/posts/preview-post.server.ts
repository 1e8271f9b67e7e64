import { publicAuthor, publicTime } from '../authorship/anonymity'
import { firstAnonymous } from '../authorship/authorship.server'
import { maskLanguage } from '../language/mask-language.server'
import { consume } from '../limits/limit.server'
import type { Member } from '../members/member'
import { ok, type Result } from '../result'
import type { PostView } from './post-view'
import { checkNewPost } from './publish-post.server'

/**
 * Returns a post as others would see it if it were published now. Stores nothing.
 * @param input as for `publishPost`
 * @returns fails like `checkNewPost`, or with `too-many`. Publishing also applies the rules for new accounts and the
 *   guidance.
 */
export async function previewPost(actor: Member, input: unknown): Promise<Result<PostView>> {
  const checked = await checkNewPost(actor, input)
  if (!checked.ok) return checked
  const allowed = await consume('preview', { account: actor.id })
  if (!allowed.ok) return allowed
  const { title, content, type, topic, contentNote, audience, isAnonymous, episode } = checked.value
  return ok({
    id: '',
    type,
    topic,
    contentNote,
    audience,
    isAnonymous,
    episode,
    title: (await maskLanguage(title)).text,
    content: (await maskLanguage(content)).text,
    anonymousNumber: isAnonymous ? firstAnonymous.anonymousNumber : null,
    user: publicAuthor({ isAnonymous, author: actor }),
    createdAt: publicTime(new Date(), isAnonymous),
    editedAt: null,
    isLocked: false,
    writeLimit: null,
    isLabelled: false,
    likes: 0,
    liked: false,
    commentCount: 0,
    views: 0,
    // The preview shows the post as other members see it.
    isOwn: false,
  })
}
