import { z } from 'zod'
import { lengths } from './lengths'
import { checkedString, textField } from './validation.server'

export function emailField() {
  return textField(1, lengths.emailMax, 'tooLong').pipe(
    checkedString().regex(z.regexes.html5Email, { error: 'emailFormat' }),
  )
}
