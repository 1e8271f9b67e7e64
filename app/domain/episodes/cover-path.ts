/** Returns the URL of an episode's picture, which contains the hash of its bytes; null without one. */
export function coverPath(
  { id, cover }: { id: string; cover: string | null },
  size: 'small' | 'large',
): string | null {
  return cover && `/episodes/${id}/cover/${size}-${cover}.jpg`
}
