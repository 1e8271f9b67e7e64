import unhomoglyph from 'unhomoglyph'

/**
 * The keys of a name of bounded length: two names that look alike, in any case, share one. Each is a skeleton (UTS #39):
 * of the name in lower case; of what it looks like, where 'I' is an 'l'; and of that with capitals like 'I' as an 'i'.
 */
export function nameKeysOf(name: string): string[] {
  const text = name.normalize('NFKC')
  const withI = text.replace(/\p{Lu}/gu, (capital) => (skeletonOf(capital) === 'l' ? 'i' : capital))
  const skeletons = [text.toLowerCase(), skeletonOf(text), skeletonOf(withI)]
  return [...new Set(skeletons.map((each) => skeletonOf(each.toLowerCase())))]
}

// UTS #39, section 4. The data are those of Unicode's confusables.txt.
function skeletonOf(text: string) {
  const seen = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return unhomoglyph(seen).normalize('NFD').replace(/\s+/g, ' ').trim()
}
