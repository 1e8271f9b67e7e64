import { searchPosts } from '~/domain/search/search-posts.server'
import { unwrap } from './factories'

export async function titlesFor(q: string, more: object = {}): Promise<string[]> {
  return unwrap(await searchPosts(null, { q, ...more })).posts.map(({ title }) => title)
}
