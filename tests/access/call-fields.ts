import type { z } from 'zod'
import type { responseSchemas } from '~/http/api/schemas.server'
import { withRule, type Field, type Fields } from './fields'

type Answers = {
  [Name in keyof typeof responseSchemas]: z.input<(typeof responseSchemas)[Name]>
}

const author = { username: 'shown', displayName: 'shown' } as const
const expert = { name: 'shown', profession: 'shown', registration: 'shown' } as const
const episode = { _id: 'shown', episodeNumber: 'shown', season: 'shown', title: 'shown' } as const
const foundEpisode = { ...episode, match: { start: 'shown', snippet: 'shown' } } as const
const wholeEpisode = {
  ...episode,
  ...withRule('shown', 'summary audioUrl audioBytes durationSeconds publishedAt'),
  chapters: { start: 'shown', title: 'shown' },
  people: { name: 'shown', role: 'shown' },
  transcripts: {
    language: 'shown',
    cues: { start: 'shown', speaker: 'shown', text: 'shown' },
  },
} as const
const user: Fields<Answers['Member']> = {
  ...withRule('member', '_id username displayName email bio role isVerified'),
  notificationSettings: { email: 'member', digest: 'member', moderation: 'team' },
}
const post: Fields<Answers['Post']> = {
  ...withRule('shown', '_id title content type topic contentNote audience episodeId'),
  isLabelled: 'writer',
  episode: { episodeNumber: 'shown', season: 'shown', title: 'shown' },
  isAnonymous: 'shown',
  anonymousNumber: 'shown',
  user: { named: author },
  expert: { named: expert },
  ...withRule('shown', 'createdAt editedAt isLocked likes commentCount views'),
  ...withRule('member', 'likedBy following saved newCount'),
  isOwn: 'writer',
  isWaiting: 'writer',
}
const comment: Fields<Answers['Comment']> = {
  ...withRule('shown', '_id content parentCommentId isAnonymous anonymousNumber'),
  user: { named: author },
  expert: { named: expert },
  ...withRule('shown', 'createdAt editedAt isDeleted helped likes'),
  isWaiting: 'writer',
  isHiddenByYou: 'member',
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
    secondStep: 'shown',
    fields: 'typed',
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
