import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { SignedIn } from './member'
import { publishPost } from './publish'

type Report = { reason: string; note?: string }

/** Reports an item at its path, `/forum/post/…`, as an API client does. */
async function report(request: APIRequestContext, item: string, form: Report) {
  const answer = await request.post(`${item}/report`, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** Publishes a post as its author, and reports it as a reporter. @returns its path */
export async function publishReported(
  author: Pick<SignedIn, 'context'>,
  reporter: Pick<SignedIn, 'context'>,
  { title, ...form }: Report & { title: string },
): Promise<string> {
  const post = await publishPost(author.context.request, { title })
  await report(reporter.context.request, post, form)
  return post
}

/** Returns the row of a post in the moderators' queue. Other journeys report at the same time. */
export function queued(page: Page, title: string): Locator {
  return page.locator('.queued', { hasText: title })
}
