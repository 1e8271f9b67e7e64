/** A circle with a name's first two letters, and a space; 'A' when `name` is null, for anonymous authors. */
export function Avatar({ name }: { name: string | null }) {
  return (
    <>
      <span className="avatar" aria-hidden="true">
        {name === null ? 'A' : initials(name)}
      </span>{' '}
    </>
  )
}

// Letters with their vowel signs, so that हिन्दी stays whole. `Intl.Segmenter` splits conjuncts differently in Node
// and browsers, which would break hydration.
function initials(name: string) {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? []
  return letters.slice(0, 2).join('').toUpperCase()
}
