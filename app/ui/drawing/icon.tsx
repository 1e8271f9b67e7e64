type Name = 'close' | 'eye' | 'eye-off' | 'moon' | 'sun'

/** A small sign in the colour of the text; its shape is a mask in icons.css, so markup stays short. */
export function Icon({ name }: { name: Name }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
