import { isItemKind, type Item } from '~/domain/moderation/item.server'

/** @throws a 404 response for another kind than post and comment */
export function itemOf({ kind, itemId = '' }: Record<string, string | undefined>): Item {
  if (!isItemKind(kind)) throw new Response(null, { status: 404 })
  return { kind, id: itemId }
}

/** The post's page redirects to the page that shows the comment. */
export function itemUrl({ kind, id }: Item, postId: string): string {
  const path = `/forum/post/${postId}`
  return kind === 'post' ? path : `${path}?comment=${id}#comment-${id}`
}
