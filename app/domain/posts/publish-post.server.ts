import { z } from 'zod'
import { db, isUniqueViolation } from '~/database/db.server'
import type { Member } from '../members/member'
import { requireActiveMember } from '../members/active-member'
import { maskedColumns } from '../language/masked.server'
import { consume } from '../limits/limit.server'
import { idempotencyDigest } from '../idempotency-digest.server'
import { fail, ok, type Failure, type Result } from '../result'
import {
  idField,
  idempotencyKeyField,
  optionalFlagField,
  validate,
} from '../validation/validation.server'
import { firstAnonymous } from '../authorship/anonymous-number.server'
import { authorshipOf } from '../authorship/authorship.server'
import { timeColumns } from '../authorship/stored-time.server'
import { postText } from './post-text.server'
import { postColumns, toPostView, type PostView } from './post-view'
import { toPostViews } from './post-views.server'

const aboutEpisode = z.object({ type: z.literal('episode') })

export const publishPostSchema = z
  .strictObject({
    ...postText,
    type: z.enum(['general', 'episode'], { error: 'typeUnknown' }),
    episodeId: z.preprocess((value) => value || undefined, idField('episodeUnknown').optional()),
    isAnonymous: optionalFlagField().transform((ticked) => ticked ?? false),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine((input) => input.type === 'general' || input.episodeId !== undefined, {
    path: ['episodeId'],
    error: 'episodeRequired',
    when: ({ value }) => aboutEpisode.safeParse(value).success,
  })

type NewPost = z.output<typeof publishPostSchema>

/** Publishes a post, once per form sent; refused as `checkNewPost` does, or `too-many`. */
export async function publishPost(actor: Member, input: unknown): Promise<Result<PostView>> {
  const checked = await checkNewPost(actor, input)
  if (!checked.ok) return checked
  const { idempotencyKey, episode, ...post } = checked.value
  const authorId = actor.id
  const within = await consume('post', { account: authorId })
  if (!within.ok) return within
  return createUnlessRepeated(
    authorId,
    { ...post, episodeId: episode?.id },
    idempotencyDigest(authorId, idempotencyKey, post),
  )
}

/** Whether a member may publish this post, with the episode that it is about; `not-allowed` while suspended, `invalid` with fields. */
export async function checkNewPost(
  actor: Member,
  input: unknown,
): Promise<Result<NewPost & Pick<PostView, 'episode'>>> {
  const allowed = requireActiveMember(actor)
  if (!allowed.ok) return allowed
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

// While there are no episodes, the form has no field to select one in.
async function withoutEpisodes(failure: Failure): Promise<Failure> {
  const { episodeId, ...others } = failure.fields
  if (episodeId !== 'episodeRequired' || (await db.episode.count())) return failure
  return fail('invalid', { ...others, type: 'episodesNone' })
}

async function createUnlessRepeated(
  authorId: string,
  post: Omit<NewPost, 'idempotencyKey'>,
  idempotencyKey: string | undefined,
): Promise<Result<PostView>> {
  const { title, content } = post
  const number = post.isAnonymous ? firstAnonymous : {}
  const masked = await maskedColumns({ title, content })
  const columns = {
    ...post,
    ...masked,
    ...number,
    ...timeColumns(post.isAnonymous),
    idempotencyKey,
  }
  try {
    const row = await db.$transaction(async (tx) => {
      const data = { ...columns, ...(await authorshipOf(authorId, post.isAnonymous, tx)) }
      return tx.post.create({ data, select: postColumns })
    })
    return ok(toPostView(row, authorId))
  } catch (error) {
    if (!idempotencyKey || !isUniqueViolation(error)) throw error
    const row = await db.post.findUnique({ where: { idempotencyKey }, select: postColumns })
    const [repeated] = await toPostViews(authorId, row ? [row] : [])
    return repeated ? ok(repeated) : fail('not-found')
  }
}
