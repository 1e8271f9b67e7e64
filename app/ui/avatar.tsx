/**
 * A circle with the first two letters of a name; 'A' for somebody anonymous.
 * @param name null hides who it is
 */
export function Avatar({ name }: { name: string | null }) {
  return (
    <span className="avatar" aria-hidden="true">
      {name === null ? 'A' : initials(name)}
    </span>
  )
}

// A letter with its vowel signs, so that हिन्दी stays whole. `Intl.Segmenter` would split conjuncts
// differently in Node and in browsers, and hydration would find other letters than the server sent.
function initials(name: string) {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return letters.slice(0, 2).join('').toUpperCase()
}
