const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const postPath = new RegExp(`/forum/post/(${id})`)
const commentIn = new RegExp(`[?&]comment=(${id})|#comment-(${id})`)

/** The post or comment that an address, as somebody typed it, leads to; null for any other. */
export function itemOfAddress(address: string): { kind: 'post' | 'comment'; id: string } | null {
  const [, postId] = postPath.exec(address) ?? []
  if (!postId) return null
  const [, byQuery, byFragment] = commentIn.exec(address) ?? []
  const commentId = byQuery ?? byFragment
  return commentId ? { kind: 'comment', id: commentId } : { kind: 'post', id: postId }
}
