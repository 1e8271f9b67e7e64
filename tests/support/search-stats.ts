import { readFileSync } from 'node:fs'

type TestSet = {
  posts: { title: string; content: string }[]
  /** `posts` are the indexes of the posts that contain each word of `q` in any of its forms. */
  queries: { q: string; posts: number[] }[]
}

/** A hundred searches in Hindi with the posts that they should find. */
export const hindiSearches = JSON.parse(
  readFileSync('tests/data/search/hindi.json', 'utf8'),
) as TestSet

export type SearchStats = { precision: number; recall: number; wrong: string[] }

/** Compares the found posts with the expected posts, over all searches. @param find returns the indexes of posts */
export async function measureSearch(
  find: (q: string) => number[] | Promise<number[]>,
): Promise<SearchStats> {
  let [hits, found, expected] = [0, 0, 0]
  const wrong: string[] = []
  for (const { q, posts } of hindiSearches.queries) {
    const results = await find(q)
    const right = results.filter((index) => posts.includes(index)).length
    hits += right
    found += results.length
    expected += posts.length
    const [needless, missed] = [results.length - right, posts.length - right]
    if (needless || missed) wrong.push(`${q}: ${needless} needless, ${missed} missed`)
  }
  return { precision: hits / found, recall: hits / expected, wrong }
}
