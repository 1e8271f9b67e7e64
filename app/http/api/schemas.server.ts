import { z } from 'zod'
import { contentNoteKeys, topicKeys } from '~/content/topics'
import { editNotificationsSchema } from '~/domain/accounts/edit-notifications.server'
import { editProfileSchema } from '~/domain/accounts/edit-profile.server'
import { signInSchema } from '~/domain/accounts/sign-in.server'
import { signUpSchema } from '~/domain/accounts/sign-up.server'
import { recoverSchema } from '~/domain/accounts/recover.server'
import { twoFactorSchema } from '~/domain/two-factor/two-factor-sign-in.server'
import { markReadSchema } from '~/domain/answers/answers.server'
import { editHiddenSchema } from '~/domain/accounts/edit-hidden.server'
import { editCommentSchema } from '~/domain/comments/own-comment.server'
import { editPostSchema } from '~/domain/posts/own-post.server'
import { publishCommentSchema } from '~/domain/comments/publish-comment.server'
import { publishPostSchema } from '~/domain/posts/publish-post.server'
import { verdicts } from '~/domain/experts/expert'
import { reviewSchema } from '~/domain/comments/reviews.server'
import { askQuestionSchema } from '~/domain/questions/ask-question.server'
import {
  answerSchema,
  authorSchema,
  commentSchema,
  expertSchema,
  findingSchema,
  foundEpisodeSchema,
  memberSchema,
  postSchema,
  wholeEpisodeSchema,
} from './entity-schemas.server'

/** Request bodies by their name in the document. The same schemas validate requests. */
export const requestSchemas = {
  SignUpRequest: signUpSchema,
  SignInRequest: signInSchema,
  RecoverRequest: recoverSchema,
  SecondStepRequest: twoFactorSchema,
  ProfileUpdate: editProfileSchema,
  NotificationSettingsUpdate: editNotificationsSchema,
  PreferencesUpdate: editHiddenSchema,
  NewPost: publishPostSchema,
  PostUpdate: editPostSchema,
  NewComment: publishCommentSchema,
  CommentUpdate: editCommentSchema,
  AnswersToRead: markReadSchema,
  NewQuestion: askQuestionSchema,
  NewReview: reviewSchema,
}

export const responseSchemas = {
  Author: authorSchema,
  Member: memberSchema,
  Post: postSchema,
  Comment: commentSchema,
  Episode: foundEpisodeSchema,
  WholeEpisode: wholeEpisodeSchema,
  Problem: z.object({
    error: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    secondStep: z.literal(true).optional(),
    guidance: z.array(findingSchema).optional(),
  }),
  Message: z.object({ message: z.string() }),
  MemberResponse: z.object({ user: memberSchema }),
  SignUpResponse: z.object({
    user: memberSchema,
    recoveryWords: z.array(z.string()).optional(),
  }),
  Recovered: z.object({
    user: memberSchema.optional(),
    recoveryWords: z.array(z.string()),
    secondStep: z.literal(true).optional(),
  }),
  AuthStatus: z.object({
    authenticated: z.boolean(),
    user: memberSchema.pick({ username: true, _id: true }).optional(),
  }),
  PostResponse: z.object({ post: postSchema }),
  PostPage: pageOf({ posts: z.array(postSchema) }),
  LikeStatus: z.object({ liked: z.boolean(), likes: z.int().min(0) }),
  FollowStatus: z.object({ following: z.boolean() }),
  Preferences: z.object({
    hiddenTopics: z.array(z.enum(topicKeys)),
    hiddenNotes: z.array(z.enum(contentNoteKeys)),
  }),
  SaveStatus: z.object({ saved: z.boolean() }),
  ReviewStatus: z.object({ verdict: z.enum(verdicts).nullable() }),
  Expert: expertSchema,
  HiddenStatus: z.object({ hidden: z.boolean() }),
  HelpedStatus: z.object({ helped: z.boolean() }),
  AnswerPage: pageOf({ answers: z.array(answerSchema), total: z.int().min(0) }),
  CommentResponse: z.object({ comment: commentSchema }),
  CommentPage: pageOf({ comments: z.array(commentSchema) }),
  ReplyPage: pageOf({ replies: z.array(commentSchema) }),
  PostList: z.object({ posts: z.array(postSchema) }),
  TopicList: z.object({
    topics: z.array(z.object({ key: z.enum(topicKeys), title: z.string(), posts: z.int().min(0) })),
  }),
  EpisodeResponse: z.object({ episode: wholeEpisodeSchema }),
  QuestionReceipt: z.object({ referenceId: z.string() }),
  EpisodeList: z.object({ episodes: z.array(foundEpisodeSchema) }),
}

function pageOf<Items extends z.ZodRawShape>(items: Items) {
  return z.object({ ...items, nextCursor: z.string().nullable() })
}
