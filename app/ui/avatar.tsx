type Props = {
  /** Letters or a number, and the classes of its look. */
  avatar: { letters: string; look: string }
}

/** A circle that represents an author, with a space after it. */
export function Avatar({ avatar }: Props) {
  return (
    <>
      <span className={`avatar flex-none ${avatar.look}`} aria-hidden="true">
        {avatar.letters}
      </span>{' '}
    </>
  )
}
