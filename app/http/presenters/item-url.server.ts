import { isItemKind, type Item } from '~/domain/moderation/item.server'

/** The post or comment that an address is about. @throws a 404 response when it names no such kind */
export function itemOf({ kind, itemId = '' }: Record<string, string | undefined>): Item {
  if (!isItemKind(kind)) throw new Response(null, { status: 404 })
  return { kind, id: itemId }
}

/** Where a post or comment stands. The post's page leads on to the one that shows the comment. */
export function itemUrl({ kind, id }: Item, postId: string): string {
  const path = `/forum/post/${postId}`
  return kind === 'post' ? path : `${path}?comment=${id}#comment-${id}`
}
