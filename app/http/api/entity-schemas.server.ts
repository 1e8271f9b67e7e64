import { z } from 'zod'
import { contentNoteKeys, topicKeys } from '~/content/topics'
import { audiences } from '~/domain/posts/post-view'
import { professions, verdicts } from '~/domain/experts/expert'
import { guidanceKinds } from '~/domain/guidance-kinds'
import { digestChoices } from '~/domain/members/digest-choices'

const id = z.uuid()
const date = z.iso.datetime()

export const authorSchema = z.object({ username: z.string(), displayName: z.string().nullable() })

/** The public details of an expert. */
export const expertSchema = z.object({
  name: z.string(),
  profession: z.enum(professions),
  registration: z.string(),
})

export const memberSchema = z.object({
  _id: id,
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string().nullable(),
  bio: z.string(),
  role: z.enum(['member', 'moderator', 'admin']),
  isVerified: z.boolean(),
  notificationSettings: z.object({
    email: z.boolean(),
    digest: z.enum(digestChoices),
    moderation: z.boolean().optional(),
  }),
})

export const episodeSchema = z.object({
  _id: id,
  episodeNumber: z.int().nullable(),
  season: z.int().optional(),
  title: z.string(),
})

export const foundEpisodeSchema = episodeSchema.extend({
  match: z.object({ start: z.int().min(0).nullable(), snippet: z.string() }).optional(),
})

export const wholeEpisodeSchema = episodeSchema.extend({
  summary: z.string().nullable(),
  audioUrl: z.string().nullable(),
  audioBytes: z.int().min(0).nullable(),
  durationSeconds: z.int().min(0).nullable(),
  publishedAt: date.nullable(),
  chapters: z.array(z.object({ start: z.int().min(0), title: z.string() })),
  people: z.array(z.object({ name: z.string(), role: z.string() })),
  transcripts: z.array(
    z.object({
      language: z.string(),
      cues: z.array(z.object({ start: z.int().min(0), speaker: z.string(), text: z.string() })),
    }),
  ),
})

export const postSchema = z.object({
  _id: id,
  title: z.string(),
  content: z.string(),
  type: z.enum(['general', 'episode']),
  topic: z.enum(topicKeys),
  contentNote: z.enum([...contentNoteKeys, '']),
  isLabelled: z.boolean(),
  audience: z.enum(audiences),
  episodeId: id.optional(),
  episode: episodeSchema.omit({ _id: true }).optional(),
  isAnonymous: z.boolean(),
  anonymousNumber: z.int().min(1).nullable(),
  user: authorSchema.nullable(),
  expert: expertSchema.nullable(),
  createdAt: date,
  editedAt: date.nullable(),
  isLocked: z.boolean(),
  likes: z.int().min(0),
  likedBy: z.array(id).max(1),
  commentCount: z.int().min(0),
  views: z.int().min(0),
  isOwn: z.boolean(),
  following: z.boolean().optional(),
  saved: z.boolean().optional(),
  newCount: z.int().min(0).optional(),
  isWaiting: z.literal(true).optional(),
})

export const answerSchema = z.object({
  post: z.object({ _id: id, title: z.string() }),
  newCount: z.int().min(1),
  latestAt: date,
})

export const commentSchema = z.object({
  _id: id,
  content: z.string(),
  parentCommentId: id.nullable(),
  isAnonymous: z.boolean(),
  anonymousNumber: z.int().min(1).nullable(),
  user: authorSchema.nullable(),
  expert: expertSchema.nullable(),
  createdAt: date,
  editedAt: date.nullable(),
  isDeleted: z.boolean(),
  isWaiting: z.literal(true).optional(),
  isHiddenByYou: z.literal(true).optional(),
  helped: z.boolean(),
  likes: z.int().min(0),
  liked: z.boolean(),
  reviews: z.array(z.object({ verdict: z.enum(verdicts), expert: expertSchema })),
  isOwn: z.boolean(),
  get replies() {
    return z.array(commentSchema)
  },
  replyCount: z.int().min(0).optional(),
  repliesCursor: z.string().nullable().optional(),
  post: z.object({ _id: id, title: z.string() }).optional(),
})

export const findingSchema = z.object({
  field: z.enum(['title', 'content']),
  kind: z.enum(guidanceKinds),
  start: z.int().min(0),
  end: z.int().min(0),
})
