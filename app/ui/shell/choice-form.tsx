type Props = {
  name: 'lite' | 'titles'
  value: string
  /** Of what is on or off under one name. */
  pressed?: boolean
  returnTo: string
  children: string
}

/** A choice that the server keeps, account or not: one button, which leads back to the page it was on. */
export function ChoiceForm({ name, value, pressed, returnTo, children }: Props) {
  return (
    <form method="post" action={`/preferences/${name}`}>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <button className="link-button" aria-pressed={pressed}>
        {children}
      </button>
    </form>
  )
}
