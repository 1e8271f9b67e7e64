import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayNameField, hasOnlySeenCharacters } from '~/domain/names/display-name-field.server'
import { buildNameKeys } from '~/domain/names/taken-names.server'
import naughty from '../data/naughty-strings.json'
import { listed, listedPairs } from '../support/listed'

const hindi = listed(`
आशा | मीरा | फ़रज़ाना | क़मर | ज़ोया | लक्ष्मी | श्रद्धा | क्‍षमा | ऋत्विका | डिंपल | चाँदनी | अंजू | ज्योत्स्ना
पूर्वा शर्मा | रुक्मिणी देवी | ज़ींनत | हृद्‌या | कृष्णा | निःशब्दा | सरस्वती | ढ़ोलना | गुड़िया | कल्पना १२
`)
const others = listed(`
Asha | Zoë | Nguyễn Thị | Đặng | Дарья | Ελένη | 李雷 | नेहा 🌸 | ❤️ Asha | மாலா | শ্রেয়া | ਹਰਪ੍ਰੀਤ | മാളവിക | عائشة
D’Souza | Anne-Marie | Asha 2 | ဖြိုးဖြိုး | 👩🏽
`)

const alike = [
  ...listedPairs(`
Ila = ila | Ila = lla | Ila = 1la | Meera = rneera | Meera = МЕЕRА | Zoya = ΖΟΥΑ
Asha = A\u200bs\u202eha | क्षमा = क्‍षमा | O0 = oo | Asha Rao = asha  rao | दुःखी = दु:खी
anwar = anvvar | Anwar = ANVVAR | Asha Rao = ᴀꜱʜᴀ ʀᴀᴏ | Ila = ɪʟᴀ | Ila = 🅸🅻🅰 | Meera = 🅜🅔🅔🅡🅐
Meera = Ⓜⓔⓔⓡⓐ | Meera = 🄼🄴🄴🅁🄰 | Meera = 🇲 🇪 🇪 🇷 🇦 | क़मर = कमर | गुड़िया = गुडिया
`),
  ['ফয়জা'.normalize('NFC'), 'ফযজা'],
] as const
const unlike = listedPairs('Alia = Aila | Asha = Ashá | Zoe = Zoë | Mira = Meera | ila = lla')

describe('names that people have', () => {
  test.each([...hindi, ...others])('%s is accepted, composed or not', (name) => {
    for (const form of ['NFC', 'NFD'] as const)
      expect(displayNameField().safeParse(name.normalize(form)).success).toBe(true)
  })

  test('in Hindi have keys of their own', () => {
    const owners = new Map<string, string>()
    const similar = listed(
      'मीरा | मेरा | नीता | नेता | नीना | दिया | दीया | रमा | राम | अँजू | सीमा | सिमा',
    )
    for (const name of new Set([...hindi, ...similar]))
      for (const key of buildNameKeys(name)) {
        expect(owners.get(key) ?? name).toBe(name)
        owners.set(key, name)
      }
  })

  test('that look alike share a key, others do not', () => {
    const shares = (one: string, other: string) =>
      buildNameKeys(one).some((key) => buildNameKeys(other).includes(key))
    for (const [one, other] of alike) expect(shares(one, other), `${one} ${other}`).toBe(true)
    for (const [one, other] of unlike) expect(shares(one, other), `${one} ${other}`).toBe(false)
  })
})

const unseenCharacters = listed(`
Asha\u202e | \u202dAsha | Asha\u2066 | Asha\u200f | Asha\u061c | Asha\u3164 | Asha\uffa0 | \u115fAsha | Asha\u200b
Asha\u200d | As\u200dha | As\u200cha | क्\u200d | \u200dक | क्\u200d\u200dष | A\u200dक | Asha\rRao | Asha\tRao
Asha\u0085Rao | Asha\u0007 | Asha\u007f | \u0301 | \u0301Asha | Asha \u0301 | Asha \u093e | \u093eआशा | 7\u0301
.\u0323 | Z\u0301\u0302\u0316\u0317algo | क़ी\u0901\u0902\u0903 | Asha\ufe0f | Asha\ufe00 | 👩\u200d👩 | Asha\u{e0061}
Asha\ue000 | Asha\ufffe | Asha\u2800 | Asha\ufff9 | Asha\u00ad | As\u2060ha | As\ufeffha | Asha\u180e | Asha\u034f
Asha\u17b4 | Asha\u{1d173} | Asha\u{1d159}
`)

test.each([...unseenCharacters, 'Asha\nRao', 'Asha\u2028Rao'])(
  '%j holds what is not seen',
  (name) => {
    expect(hasOnlySeenCharacters(name)).toBe(false)
  },
)

test('no naughty string is accepted with a character that is not seen', () => {
  for (const text of naughty) {
    const read = displayNameField().safeParse(text)
    const kept = read.success ? read.data : ''
    expect(kept).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029\u3164\u200b\ufeff]|^\p{M}/u)
  }
})

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const unseen = fc.constantFrom('\u200b', '\u202e', '\u3164', '\u00ad', '\u200d', '\ufe0f', '\u034f')

test('what is not seen and the case never make another name', () => {
  fc.assert(
    fc.property(name, unseen, fc.nat(20), (text, sign, place) => {
      const points = [...text]
      points.splice(place, 0, sign)
      expect(buildNameKeys(points.join(''))).toEqual(buildNameKeys(text))
    }),
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCIL01 '), maxLength: 20 }),
      (text) => {
        const shared = buildNameKeys(text.toUpperCase()).filter((key) =>
          buildNameKeys(text.toLowerCase()).includes(key),
        )
        expect(shared).not.toEqual([])
      },
    ),
  )
})

test('whatever is accepted as a name can be accepted again as it was stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = displayNameField().safeParse(text)
      if (read.success) expect(displayNameField().safeParse(read.data)).toEqual(read)
    }),
  )
})
