import { isOneOf, sql } from '~/database/db.server'
import type { Member } from '../members/member'
import { isUnansweredSql } from './post-view'
import { readPostPage, type PostPage } from './read-posts.server'
import { fail, type Result } from '../result'
import { pageQuery, validate } from '../validation/validation.server'
import { activeExpert } from '../experts/expert'

const list = 'unanswered'

const schema = pageQuery(list)

/**
 * Returns a page of the posts without comments in an expert's topics and languages, newest first. Closed threads are
 * left out.
 * @param input optional `cursor` and `limit`
 * @returns the page; `not-allowed` for members who are not experts, or `invalid`
 */
export async function listUnanswered(actor: Member, input: unknown): Promise<Result<PostPage>> {
  const expert = activeExpert(actor)
  if (!expert) return fail('not-allowed', { '': 'expertsOnly' })
  const checked = validate(schema, input)
  if (!checked.ok) return checked
  const conditions = [
    isUnansweredSql('p'),
    isOneOf(sql`p."topic"`, expert.topics),
    isOneOf(sql`p."language"`, expert.languages),
  ]
  return readPostPage(list, actor, conditions, checked.value)
}
