import { searchPosts } from '~/domain/search/search-posts.server'
import { valueOf } from './factories'

/** The titles of a visitor's search results, in order; `more` adds to the query. */
export async function titlesFor(q: string, more: object = {}): Promise<string[]> {
  return valueOf(await searchPosts(null, { q, ...more })).posts.map(({ title }) => title)
}
