import { expect } from 'vitest'
import { ApiClient } from './api-client'
import { makeMember } from '../forum/factories'
import { cookieOf } from './page-request'

type Entity = Record<string, unknown> & { _id: string }
export type PostBody = { post: Entity }
export type CommentBody = { comment: Entity }
export type PostsBody = { posts: Entity[]; nextCursor: string | null }
export type CommentsBody = {
  comments: (Entity & { replies: Entity[] })[]
  nextCursor: string | null
}
export type RepliesBody = { replies: Entity[]; nextCursor: string | null }

/** What a fine post holds. */
export const newPost = { title: 'A fine title', content: 'Long enough content.', type: 'general' }

/** Fits a date as the API writes it. */
export const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string

/** A client that is signed out. */
export function visitor(): ApiClient {
  return new ApiClient()
}

/** A member's row, and a client that is signed in as her. */
export async function member(username?: string) {
  const row = await makeMember(username)
  return { row, client: new ApiClient().with(await cookieOf(row)) }
}
