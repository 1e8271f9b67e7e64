import { honeypotField } from '~/domain/contact/honeypot'

/** The honeypot field (`domain/contact/honeypot.ts`): neither visible nor announced, even without styles. */
export function Honeypot() {
  return (
    <div hidden>
      <input type="text" name={honeypotField} aria-label="" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
