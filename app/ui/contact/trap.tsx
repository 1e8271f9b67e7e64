import { trapField } from '~/domain/contact/trap'

/** The field for programs alone (`domain/contact/trap.ts`): neither seen nor read out, with or without a style sheet. */
export function Trap() {
  return (
    <div hidden>
      <input type="text" name={trapField} aria-label="" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
