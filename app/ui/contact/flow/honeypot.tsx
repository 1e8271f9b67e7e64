import { honeypotField } from '~/domain/contact/honeypot'

/** The field for programs alone (`domain/contact/honeypot.ts`): neither seen nor read out, with or without a style sheet. */
export function Honeypot() {
  return (
    <div hidden>
      <input type="text" name={honeypotField} aria-label="" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
