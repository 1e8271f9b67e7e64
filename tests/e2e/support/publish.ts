import { expect, type APIRequestContext } from '@playwright/test'

type Post = { title: string; content?: string; isAnonymous?: string; idempotencyKey?: string }
type Comment = {
  content: string
  parentCommentId?: string
  isAnonymous?: string
  idempotencyKey?: string
}

/**
 * Publishes a post as a browser without scripts does.
 * @returns its path
 */
export async function publishPost(request: APIRequestContext, post: Post): Promise<string> {
  const form = { type: 'general', content: 'What I have to say about it.', ...post }
  const response = await request.post('/forum/new', { form })
  expect(response.status()).toBe(200)
  const path = postPath(await response.text(), post.title)
  expect(path, `${post.title} in the list`).toBeDefined()
  return path ?? ''
}

/**
 * Publishes a comment in the same way.
 * @returns its id
 */
export async function publishComment(
  request: APIRequestContext,
  post: string,
  form: Comment,
): Promise<string> {
  const response = await request.post(post, {
    form: { isAnonymous: 'false', ...form },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  // The notice that waits for the next page is none of the test's.
  await request.get('/forum')
  return response.headers().location?.split('#comment-')[1] ?? ''
}

/** Where the list links a title to, if it is there. */
function postPath(html: string, title: string): string | undefined {
  const links = html.matchAll(/href="(\/forum\/post\/[\w-]+)"[^>]*>([^<]*)</g)
  return [...links].find(([, , words]) => words === title)?.[1]
}
