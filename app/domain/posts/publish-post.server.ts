import { v7 } from 'uuid'
import { z } from 'zod'
import { defaultTopic } from '~/content/topics'
import { checkGuidance, guidanceField } from '../guidance/guidance.server'
import { languageOfText } from '../validation/text'
import { db } from '~/database/db.server'
import { runExclusive } from '~/runtime/keyed-mutex'
import { type Member, requireActiveMember } from '../members/member'
import { maskedColumns } from '../language/mask-language.server'
import { formKeys, createOnce, type FormKeys } from '../limits/idempotency.server'
import { fail, ok, type Failure, type Result } from '../result'
import {
  idField,
  idempotencyKeyField,
  optionalFlagField,
  validate,
} from '../validation/validation.server'
import { firstAnonymous, authorshipOf, timeColumns } from '../authorship/authorship.server'
import { followOwnWriting } from '../threads/thread-states.server'
import { audienceField, contentNoteField, postText, topicField } from './own-post.server'
import { postColumns, toPostView, type PostView } from './post-view'
import { viewsOf } from './read-posts.server'
import { heldReason } from '../held'
import { heldColumns, queueHeld } from '../new-accounts/hold.server'
import { checkNewItem } from '../new-accounts/new-account.server'

const aboutEpisode = z.object({ type: z.literal('episode') })

export const publishPostSchema = z
  .strictObject({
    ...postText,
    type: z.enum(['general', 'episode'], { error: 'typeUnknown' }),
    topic: topicField().transform((topic) => topic ?? defaultTopic),
    contentNote: contentNoteField().transform((note) => note ?? ''),
    episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
    audience: audienceField().transform((audience) => audience ?? 'everyone'),
    isAnonymous: optionalFlagField().transform((ticked) => ticked ?? false),
    idempotencyKey: idempotencyKeyField(),
    ...guidanceField,
  })
  .refine((input) => input.type === 'general' || input.episodeId !== undefined, {
    path: ['episodeId'],
    error: 'episodeRequired',
    when: ({ value }) => aboutEpisode.safeParse(value).success,
  })

type NewPost = z.output<typeof publishPostSchema>

/** A new post; `tombstone` is 'held' when it waits for a moderator. */
export type PublishedPost = PostView & { tombstone: 'held' | null }

/**
 * Publishes a post. A form that is sent twice returns the first post. So does the same text with another key within
 * ten minutes. Fails like `checkNewPost`, `checkNewItem` and `checkGuidance`, with `not-allowed` if the first post was
 * removed or hidden since, or with `too-many`.
 */
export async function publishPost(actor: Member, input: unknown): Promise<Result<PublishedPost>> {
  const checked = await checkNewPost(actor, input)
  if (!checked.ok) return checked
  const { idempotencyKey, episode, guidanceSeen, ...post } = checked.value
  const { title, content, isAnonymous } = post
  const texts = { title, content }
  const authorId = actor.id
  const keys = formKeys(authorId, idempotencyKey, post)
  // Runs one at a time, so that each post counts when a new account sends many at once.
  return runExclusive(`posts of ${authorId}`, async () => {
    const allowed = await checkNewItem(actor, { kind: 'post', texts, isAnonymous })
    // The first submission of this form may have used up the last free post.
    if (!allowed.ok && allowed.code !== 'invalid')
      return (await findExisting(actor, keys)) ?? allowed
    // Guidance comes first: it can remove the phone number for which a new account is refused.
    const guided = await checkGuidance(actor, { texts, isAnonymous, isSeen: guidanceSeen })
    if (!guided.ok) return guided
    if (!allowed.ok) return allowed
    return createOnce({
      name: keys?.columns.contentKey,
      findExisting: () => findExisting(actor, keys),
      limit: ['post', { account: authorId }],
      create: () => create(authorId, { ...post, episodeId: episode?.id }, keys, allowed.value),
    })
  })
}

/**
 * Checks whether a member may publish this post. Returns it with the episode that it is about; `not-allowed` while
 * suspended, `invalid` with fields.
 */
export async function checkNewPost(
  actor: Member,
  input: unknown,
): Promise<Result<NewPost & Pick<PostView, 'episode'>>> {
  const active = requireActiveMember(actor)
  if (!active.ok) return active
  const checked = validate(publishPostSchema, input)
  if (!checked.ok) return withoutEpisodes(checked)
  const post = checked.value
  const id = post.type === 'episode' ? post.episodeId : undefined
  if (!id) return ok({ ...post, episode: null })
  const episode = await db.episode.findUnique({
    where: { id },
    select: postColumns.episode.select,
  })
  return episode ? ok({ ...post, episode }) : fail('invalid', { episodeId: 'episodeUnknown' })
}

// While there are no episodes, the form has no field to select one.
async function withoutEpisodes(failure: Failure): Promise<Failure> {
  const { episodeId, ...others } = failure.fields
  if (episodeId !== 'episodeRequired' || (await db.episode.count())) return failure
  return fail('invalid', { ...others, type: 'episodesNone' })
}

async function findExisting(
  author: Member,
  keys: FormKeys | undefined,
): Promise<Result<PublishedPost> | null> {
  if (!keys) return null
  const select = { ...postColumns, removedAt: true, removedReason: true }
  const row = await db.post.findFirst({ where: keys.isRepeated, select })
  if (!row) return null
  const { removedAt, removedReason, ...columns } = row
  const isHeld = removedReason === heldReason
  if (removedAt && !isHeld) return fail('not-allowed', { '': 'removedSince' })
  const toView = await viewsOf(author, [columns])
  return ok({ ...toView(columns), tombstone: isHeld ? 'held' : null })
}

async function create(
  authorId: string,
  post: Omit<NewPost, 'idempotencyKey' | 'guidanceSeen'>,
  keys: FormKeys | undefined,
  { isHeld }: { isHeld: boolean },
): Promise<Result<PublishedPost>> {
  const { title, content } = post
  const number = post.isAnonymous ? firstAnonymous : {}
  const masked = await maskedColumns({ title, content })
  const times = { sortKey: v7(), ...timeColumns(post.isAnonymous) }
  const columns = {
    ...post,
    ...masked,
    ...number,
    ...times,
    activityKey: times.sortKey,
    language: languageOfText(`${title} ${content}`),
    ...keys?.columns,
    ...(isHeld && heldColumns()),
  }
  const row = await db.$transaction(async (tx) => {
    const data = { ...columns, ...(await authorshipOf(authorId, post.isAnonymous, tx)) }
    const created = await tx.post.create({ data, select: postColumns })
    if (isHeld) await queueHeld({ postId: created.id }, tx)
    await followOwnWriting(authorId, created.id, tx)
    return created
  })
  return ok({ ...toPostView(row, authorId), tombstone: isHeld ? 'held' : null })
}
