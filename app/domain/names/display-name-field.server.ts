import { lengths } from '../validation/lengths'
import { checkedString, textField } from '../validation/validation.server'
import { isInvisible, isReadable } from '../validation/text'
import { isReservedName } from './reserved-name.server'

// Scripts that join letters with ZWJ and ZWNJ, and put more than two marks on one.
const indicScripts = [
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Tibetan', 'Myanmar', 'Khmer', 'Thai', 'Lao'],
]
const indic = `[${indicScripts.map((script) => `\\p{Script=${script}}`).join('')}]`

const joiner = new RegExp(`(?<=${indic})[\\u200c\\u200d](?=(?!\\p{M})${indic})`, 'gu')
const emojiStyle = /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?)\ufe0f/gu

// Controls and line breaks, invisible characters, and characters that have a meaning only in one font.
const unseen =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]/u
const markWithoutLetter = /(?<![\p{L}\p{M}])\p{M}/u
const stackedMarks = new RegExp(`(?:(?!${indic})\\p{M}){3}|\\p{M}{5}`, 'u')

/** True when every character of a name (in NFC, of bounded length) is visible, with its marks on a letter. */
export function hasOnlySeenCharacters(name: string): boolean {
  const plain = name.replace(joiner, '').replace(emojiStyle, '')
  return !unseen.test(plain) && !markWithoutLetter.test(plain) && !stackedMarks.test(plain)
}

/**
 * An optional display name. `impersonation.server.ts` and `taken-names.server.ts` compare it with other members'
 * names.
 */
export function displayNameField() {
  const text = textField(0, lengths.displayNameMax, 'displayNameLength', isVisible)
  return text.pipe(
    checkedString()
      .refine(hasOnlySeenCharacters, { error: 'nameCharacters', abort: true })
      .refine((name) => !isReservedName(name), { error: 'nameReserved' }),
  )
}

function isVisible(name: string) {
  return isReadable(name) && !isInvisible(name)
}
