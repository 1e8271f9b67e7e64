type Name = 'close' | 'eye' | 'eye-off' | 'moon' | 'sun'

/** An icon in the text's colour; its shape is a mask in icons.css, which keeps the markup short. */
export function Icon({ name }: { name: Name }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
