import { setTimeout as pause } from 'node:timers/promises'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'

type Post = {
  title: string
  content?: string
  topic?: string
  contentNote?: string
  isAnonymous?: boolean
}
type Comment = { content: string; parentCommentId?: string; isAnonymous?: boolean }

/**
 * Publishes a post as an API client does: no page is rendered, and no notice waits for the next one.
 * @returns its path
 */
export async function publishPost(request: APIRequestContext, post: Post): Promise<string> {
  const data = {
    type: 'general',
    content: 'What I have to say about it.',
    guidanceSeen: true,
    ...post,
  }
  const answer = await request.post('/api/forum/posts', { data })
  const { post: published } = await createdIn<{ post: Entity }>(answer)
  return `/forum/post/${published._id}`
}

/** Publishes a comment in the same way. @returns its id */
export async function publishComment(
  request: APIRequestContext,
  post: string,
  comment: Comment,
): Promise<string> {
  const data = { isAnonymous: false, guidanceSeen: true, ...comment }
  const answer = await request.post(`/api/forum/posts/${post.split('/').at(-1)}/comments`, { data })
  return (await createdIn<{ comment: Entity }>(answer)).comment._id
}

// In milliseconds; a little longer than visitors' pages are cached.
const cachedFor = 1_100

/** Waits until visitors see a new item, because their pages are cached for one second. */
export async function untilVisitorsSeeIt(): Promise<void> {
  await pause(cachedFor)
}

type Entity = { _id: string }

async function createdIn<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.status()).toBe(201)
  return (await answer.json()) as Body
}
