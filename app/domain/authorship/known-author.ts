type Item = {
  postId: string
  authorId: string | null
  isAnonymous: boolean
  anonymousNumber: number | null
}

/**
 * The conditions for the posts and comments that every reader knows to be by the author of an item: those under the same
 * name, or in the same thread under the same number. Null for an author who has left.
 */
export function byKnownAuthor({ postId, authorId, isAnonymous, anonymousNumber }: Item) {
  if (isAnonymous) {
    if (anonymousNumber === null) return null
    const same = { isAnonymous: true, anonymousNumber }
    return { post: { ...same, id: postId }, comment: { ...same, postId } }
  }
  if (authorId === null) return null
  const same = { isAnonymous: false, authorId }
  return { post: same, comment: same }
}
