import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeGuesser } from '~/domain/passwords/guesses.server'
import { listed } from '../../support/listed'

const isEasy = makeGuesser()

const easy = `
laxmi@1234 | महिला123 | स्वास्थ्य | zzuser0pw1 | password password | Laxmi1234 | LAXMI@1234 | laxmi 1234 | laxmi@123 | l4xmi@1234
महिला@123 | महिला 123 | स्वास्थ्य1 | स्वास्थ्य@123 | माहवारी | सरस्वती123 | जयश्रीराम | पासवर्ड१२३ | राधे राधे | नमस्ते123 | प्रियंका1
sunita@123 | Priyanka@1 | jaishreeram | JaiShreeRam108 | radheradhe | krishna123 | india@123 | Hyderabad1 | mumbai2024 | viratkohli18 | swasthya1
testuser1 | user12345 | admin@123 | welcome@123 | Podcast2024 | xxperiment1 | pregnancy1 | password 123 | hello hello hello | test test
password2024 | P@$$w0rd!! | p455w0rd99 | Sunshine1987 | Sunshine!1987 | $unsh1ne | 123monkey123 | l3tm31n!!! | 1loveyou | horse12345
Pass@word1! | pass-word-1 | omnamahshivay | omnamahshivaya1
12345678 | 83746152 | qwertyuiop | aaaaaaaa | 👩👩👩👩👩👩👩👩 | iloveyou | p@ssw0rd | abcd1234 | 15081947 | 9876543210 | मममममममम
`
const good = `
correct horse | battery staple | quiet harbour 7f | correct horse battery staple | a new quiet harbour | river tulip copper mango
नीली छतरी पुराना घोड़ा | राधा नदी पतंग दीपक | chai barish patang deepak | laxmi patang harbour 7 | nIl8xSk2 | Xk3$9fLp | vK9-qLm2-Zp | mNw7#tQz
अपनी चाय ठंडी नदी | chhatri-neela-ghoda-7 | cafe au lait zebra
`
describe('a password', () => {
  test.each(listed(easy))('%s is easy to guess', (password) => {
    expect(isEasy(password, [])).toBe(true)
  })

  test.each(listed(good))('%s is not', (password) => {
    expect(isEasy(password, [])).toBe(false)
  })

  test('of its owner’s words is easy to guess for who knows them', () => {
    expect(isEasy('zarnigar@7781', [])).toBe(false)
    expect(isEasy('zarnigar@7781', ['zarnigar'])).toBe(true)
  })
})

const words = listed(
  'mango|river|copper|tulip|harbour|lantern|window|paper|चाय|नदी|पतंग|दीपक|छतरी|घोड़ा|बादल|patang|barish|deepak|chai|nadi|laxmi|user',
)

test('four different words are never easy to guess', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 4 }),
      (four) => {
        expect(isEasy(four.join(' '), [])).toBe(false)
      },
    ),
    { numRuns: 30 },
  )
})

test('any text comes to an end, and only its first sixty characters count', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 256 }), (text) => {
      expect(typeof isEasy(text, ['asha'])).toBe('boolean')
    }),
    { numRuns: 30 },
  )
  expect(isEasy(`${'a'.repeat(60)}quiet harbour lantern`, [])).toBe(true)
})
