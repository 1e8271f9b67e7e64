import { expect } from 'vitest'
import { ApiClient } from './api-client'
import { makeMember } from '../forum/factories'
import { getCookie } from './page-request'

type Entity = Record<string, unknown> & { _id: string }
export type PostBody = { post: Entity }
export type CommentBody = { comment: Entity }
export type PostsBody = { posts: Entity[]; nextCursor: string | null }
export type CommentsBody = {
  comments: (Entity & { replies: Entity[] })[]
  nextCursor: string | null
}
export type RepliesBody = { replies: Entity[]; nextCursor: string | null }

export const newPost = { title: 'A fine title', content: 'Long enough content.', type: 'general' }

export const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string

export function visitor(): ApiClient {
  return new ApiClient()
}

/** Creates a member, and a client that is signed in as that member. */
export async function member(username?: string) {
  const row = await makeMember(username)
  return { row, client: new ApiClient().with(await getCookie(row)) }
}
