const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi
const afterThese = /^(\/contact\/sent\/|\/moderation\/messages\/)(?!export\b)[^/]*?(\.data)?$/i

/**
 * A path as the log writes it, without any id: a line with a post's id and a moment later one with a member's
 * would tell who wrote an anonymous post.
 */
export function loggedPath(path: string): string {
  return path.replace(uuid, ':id').replace(afterThese, '$1:id$2')
}
