import type { z } from 'zod'
import type { responseSchemas } from '~/http/api/schemas.server'
import type { Field, Fields } from './fields'

type Answers = {
  [Name in keyof typeof responseSchemas]: z.input<(typeof responseSchemas)[Name]>
}

const author = { username: 'shown', displayName: 'shown' } as const
const expert = { name: 'shown', profession: 'shown', registration: 'shown' } as const
const episode = { _id: 'shown', episodeNumber: 'shown', season: 'shown', title: 'shown' } as const
const foundEpisode = { ...episode, match: { start: 'shown', snippet: 'shown' } } as const
const wholeEpisode = {
  ...episode,
  summary: 'shown',
  audioUrl: 'shown',
  audioBytes: 'shown',
  durationSeconds: 'shown',
  publishedAt: 'shown',
  chapters: { start: 'shown', title: 'shown' },
  people: { name: 'shown', role: 'shown' },
  transcripts: {
    language: 'shown',
    cues: { start: 'shown', speaker: 'shown', text: 'shown' },
  },
} as const
const user: Fields<Answers['Member']> = {
  _id: 'member',
  username: 'member',
  displayName: 'member',
  email: 'member',
  bio: 'member',
  role: 'member',
  isVerified: 'member',
  notificationSettings: { email: 'member', digest: 'member', moderation: 'team' },
}
const post: Fields<Answers['Post']> = {
  _id: 'shown',
  title: 'shown',
  content: 'shown',
  type: 'shown',
  topic: 'shown',
  contentNote: 'shown',
  isLabelled: 'writer',
  audience: 'shown',
  episodeId: 'shown',
  episode: { episodeNumber: 'shown', season: 'shown', title: 'shown' },
  isAnonymous: 'shown',
  anonymousNumber: 'shown',
  user: { named: author },
  expert: { named: expert },
  createdAt: 'shown',
  editedAt: 'shown',
  isLocked: 'shown',
  likes: 'shown',
  likedBy: 'member',
  commentCount: 'shown',
  views: 'shown',
  isOwn: 'writer',
  following: 'member',
  saved: 'member',
  newCount: 'member',
  isWaiting: 'writer',
}
const comment: Fields<Answers['Comment']> = {
  _id: 'shown',
  content: 'shown',
  parentCommentId: 'shown',
  isAnonymous: 'shown',
  anonymousNumber: 'shown',
  user: { named: author },
  expert: { named: expert },
  createdAt: 'shown',
  editedAt: 'shown',
  isDeleted: 'shown',
  isWaiting: 'writer',
  isHiddenByYou: 'member',
  helped: 'shown',
  likes: 'shown',
  liked: 'member',
  reviews: { verdict: 'shown', expert },
  isOwn: 'writer',
  get replies() {
    return comment
  },
  replyCount: 'shown',
  repliesCursor: 'shown',
  post: { _id: 'shown', title: 'shown' },
}

/** The rules for the fields of the JSON API: who may see each one. A field without a rule does not compile. */
export const callFields: { readonly [Name in keyof Answers]: Field<Answers[Name]> } = {
  Author: author,
  Member: user,
  Post: post,
  Comment: comment,
  Episode: foundEpisode,
  WholeEpisode: wholeEpisode,
  Problem: {
    error: 'shown',
    fields: 'typed',
    secondStep: 'shown',
    guidance: { field: 'shown', kind: 'shown', start: 'shown', end: 'shown' },
  },
  Message: { message: 'shown' },
  MemberResponse: { user },
  SignUpResponse: { user, recoveryWords: 'member' },
  Recovered: { user, recoveryWords: 'member', secondStep: 'shown' },
  AuthStatus: { authenticated: 'member', user: { username: 'member', _id: 'member' } },
  PostResponse: { post },
  PostPage: { posts: post, nextCursor: 'shown' },
  LikeStatus: { liked: 'member', likes: 'member' },
  FollowStatus: { following: 'member' },
  Preferences: { hiddenTopics: 'member', hiddenNotes: 'member' },
  SaveStatus: { saved: 'member' },
  Expert: expert,
  ReviewStatus: { verdict: 'member' },
  HiddenStatus: { hidden: 'member' },
  HelpedStatus: { helped: 'member' },
  AnswerPage: {
    answers: {
      post: { _id: 'member', title: 'member' },
      newCount: 'member',
      latestAt: 'member',
    },
    total: 'member',
    nextCursor: 'member',
  },
  CommentResponse: { comment },
  CommentPage: { comments: comment, nextCursor: 'shown' },
  ReplyPage: { replies: comment, nextCursor: 'shown' },
  PostList: { posts: post },
  TopicList: { topics: { key: 'shown', title: 'shown', posts: 'shown' } },
  QuestionReceipt: { referenceId: 'shown' },
  EpisodeResponse: { episode: wholeEpisode },
  EpisodeList: { episodes: foundEpisode },
}

/** The rules for a member's own lists, where anonymous items have the member's own name. */
export const ownFields: Partial<typeof callFields> = {
  PostPage: { posts: { ...post, user: author }, nextCursor: 'shown' },
  CommentPage: {
    comments: { ...withoutReplies(comment), user: author, replies: comment },
    nextCursor: 'shown',
  },
}

function withoutReplies({ replies: _, ...fields }: Fields<Answers['Comment']>) {
  return fields
}
