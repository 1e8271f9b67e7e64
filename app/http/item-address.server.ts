import { isItemKind, type Item } from '~/domain/moderation/item.server'

/** The post or comment that an address is about. @throws a 404 response when it names no such kind */
export function itemOf({ kind, itemId = '' }: Record<string, string | undefined>): Item {
  if (!isItemKind(kind)) throw new Response(null, { status: 404 })
  return { kind, id: itemId }
}

/** Where a post or comment stands. */
export function placeOf({ kind, id }: Item, postId: string): string {
  return kind === 'post' ? `/forum/post/${postId}` : `/forum/post/${postId}#comment-${id}`
}
