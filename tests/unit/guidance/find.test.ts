import { describe, expect, test } from 'vitest'
import { helplines } from '~/content/helplines'
import { contactsInText } from '~/domain/guidance/contacts'
import { findInText, findInTitle, readable, takeOut } from '~/domain/guidance/find'
import { hasVerhoeffDigit } from '~/domain/guidance/numbers'
import { findPrescriptions } from '~/domain/guidance/prescriptions'
import { finish } from '~/domain/language/steps'
import { listed } from '../../support/listed'

const writer = { names: ['river_7', 'Asha Rao'], isAnonymous: false }

function found(text: string, isAnonymous = false) {
  return findInText(text, { ...writer, isAnonymous }).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`,
  )
}

const phoneNumbers = listed(`
9876543210 | 98765 43210 | 9 8 7 6 5 4 3 2 1 0 | +91-98765-43210 | (+91) 98765 43210 | ०९८७६५४३२१० | ९८७६५ ४३२१०
９８７６５４３２１０ | ৯৮৭৬৫৪৩২১০ | ੯੮੭੬੫੪੩੨੧੦ | 98765\u200b43210 | 9\u00ad8765\u200e43210 | 98765   -   43210
98765/43210 | 98765, 43210 | 98765 📞 43210 | 98 76 54 32 10 | 98.76.54.32.10 | 98-76-54-32-10 | 98/76/54/32/10
(98)(76)(54)(32)(10) | [98765] 43210 | {987}.654-3210 | 987/654/3210 | +91 98 76 54 32 10 | 0091-98-76-54-32-10
0 98 76 54 32 10 | 9८ ७6 ५4 ३2 १0
9\ufe0f\u20e38\ufe0f\u20e37\ufe0f\u20e36\ufe0f\u20e35\ufe0f\u20e34\ufe0f\u20e33\ufe0f\u20e32\ufe0f\u20e31\ufe0f\u20e30
௯௮௭௬௫௪௩௨௧௦ | 98765\u034f43210 | 98765\u202e43210 | 98765\u2066 43210 | 98765\u316443210 | 98765\u{e0020}43210
9\u03368\u03367\u03366\u03365\u03364\u03363\u03362\u03361\u03360 | ⑨⑧⑦⑥⑤④③②①⓪ | ⁹⁸⁷⁶⁵⁴³²¹⁰ | ❾❽❼❻❺❹❸❷❶⓿
𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬 | nine eight seven six five four three two one zero | 98765 four three two one zero
nine eight 7 six five 4 three two one zero | nine double eight seven six five four triple three
डबल नौ आठ सात छह पाँच चार तीन दो एक | नौ आठ सात छह पाँच चार तीन दो एक शून्य
nau aath saat che panch char tin do ek shunya | ninety eight seventy-six fifty four thirty two ten
अट्ठानवे छिहत्तर चौवन बत्तीस दस | nine8seven6five4three2one0 | 98765 4321O
`)

test.each([...phoneNumbers, '98765\n43210'])('%s is a phone number', (number) => {
  expect(found(`It is ${number}.`)).toEqual([`phone: ${number}`])
})

test('the numbers of helplines are none, in any script', () => {
  for (const { lines } of Object.values(helplines))
    for (const { number } of lines) {
      expect(found(`Call ${number}`)).toEqual([])
      expect(found(`Call +91 ${number}`)).toEqual([])
      expect(found(`फ़ोन ${number.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(+digit))}`)).toEqual(
        [],
      )
    }
})

test.each([
  'In 2019, 2020 and 2021 it was 28 29 30 28 27 26 days.',
  'It costs 60000-70000 rupees, or ₹9876543210.',
  'Fasting 750, 800, 1200; later 60000,70000 and 98, 65, 76, 54, 32.',
  'From 2019, 2020, 2021 on\n2022\n2023\n2024.',
  'I read it at gmail in the morning. We meet at the hospital.',
  'She was born in June 2020. My birthday is in March 1990.',
  'From 72 to 68 to 64 kg; TSH 8.25, 4.10, 2.75; BP 130/85.',
  'Weight 72 70 68 66 64; BP 90/60 95/65 88, and 92/180/153 for sugar.',
  'Sizes 98 76 54 32 10 8 6, or 98 65 76 54 32 kg, on 7/8/2023 10 and 8/12/2024.',
  'Available at practo dot com. Meet her (at) home. In the evening she is free.',
  'At ages six, seven, eight, nine, ten, eleven, twelve; then twenty thirty forty fifty sixty.',
  'दस बीस तीस चालीस पचास साठ सत्तर रुपये',
  'I did it by myself. I am sixteen seventeen weeks. Myself pregnant at 2 o’clock.',
  'Aadhaar is 2345 6789 0123?'.replace('Aadhaar is ', ''),
])('%s names nobody', (text) => {
  expect(found(text)).toEqual([])
})

test('a character outside the Basic Multilingual Plane stays whole', () => {
  const digits = [...'9876543210'].map((digit) => String.fromCodePoint(0x1d7ce + Number(digit)))
  const text = `👩‍⚕️ ${digits.join('')} 👩‍⚕️`
  expect(found(text)).toEqual([`phone: ${digits.join('')}`])
  const taken = takeOut(text, findInText(text, writer), () => '[number]')
  expect(taken).toBe('👩‍⚕️ [number] 👩‍⚕️')
})

const emailAddresses = listed(`
asha at the rate gmail dot com | asha@rate gmail com | asha at-the-rate of example.co.in
आशा एट द रेट जीमेल डॉट कॉम | asha at gmail dot com | asha(at)gmail.com | asha [at] example [dot] org
asha underscore rao at gmail dot com | आशा डॉट राव एट उदाहरण डॉट कॉम | आशा एट याहू डॉट को डॉट इन
asha एट example डॉट com
`)

test.each(emailAddresses)('%s is an email address', (address) => {
  expect(found(`Write to me: ${address}, please`)).toEqual([`email: ${address}`])
})

test('a domain in words is an address beside a word that says so', () => {
  expect(found('My email: asha at example dot com')).toEqual(['email: asha at example dot com'])
  expect(found('Look at example dot com')).toEqual([])
})

test.each([
  'fifth of June nineteen ninety',
  '5th June nineteen eighty-five',
  'twenty-first March 1992',
  'पाँच जून उन्नीस सौ नब्बे',
])('%s is a date of birth', (date) => {
  expect(found(`I was born, जन्म, on ${date}.`)).toEqual([`birth-date: ${date}`])
})

test('the number of a slip is that of a hospital', () => {
  expect(found('My OPD slip number 45678')).toEqual(['hospital-number: 45678'])
})

test.each([
  'Flat 12, B wing, Shanti Apartments, Andheri West, Mumbai 400053',
  'H.No. 7-1-32, Ameerpet Road',
  'makan no 45, gandhi nagar, Jaipur 302015',
  'मकान नं. १२३, गली ५, लक्ष्मी नगर, दिल्ली ११००९२',
  'फ्लैट नंबर 4, साई सोसाइटी',
  'मकान नं. १२, गली ५, लक्ष्मी नगर',
])('%s is a postal address', (address) => {
  expect(found(`मैं यहाँ रहती हूँ: ${address}`)).toEqual([`postal-address: ${address}`])
})

test.each([
  'My belly is flat 2 weeks after birth, and I walk on the road.',
  'We moved house 2 years ago from the colony to the city.',
  'The clinic is on MG Road, Mumbai 400053.',
  'मकान 2 साल से बन रहा है, गली में।',
])('%s is none', (text) => {
  expect(found(text)).toEqual([])
})

test('an Aadhaar number is one by its check digit', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true)
  expect(hasVerhoeffDigit('2364')).toBe(false)
})

describe('names', () => {
  test('of the author are found where she is anonymous', () => {
    expect(found('I am asha rao, or river_7.', true)).toEqual([
      'name: asha rao',
      'own-name: river_7',
    ])
    expect(found('My name is Asha.')).toEqual([])
    expect(found('My name is Asha.', true)).toEqual(['name: Asha'])
  })

  test.each([
    ['Asha', 'मैं आशा, यहाँ', 'आशा'],
    ['Vandana Rao', 'वंदना राव ने लिखा', 'वंदना राव'],
    ['Pooja', 'पूजा', 'पूजा'],
    ['फ़ातिमा', 'It is Fatima again', 'Fatima'],
    ['श्वेता', 'shweta', 'shweta'],
  ])('of the author %s are found in the other script: %s', (name, text, passage) => {
    const [finding, ...others] = findInText(text, { names: [name], isAnonymous: true })
    expect([text.slice(finding?.start, finding?.end), others]).toEqual([passage, []])
    expect(findInText(`My name is ${passage}.`, { names: [name], isAnonymous: false })).toEqual([])
  })

  test.each([
    ['Asha', 'मुझे आशा है, आशा करती हूँ', 'मैं आशा हूँ'],
    ['Asha', 'आशा दीदी आईं, the ASHA worker, asha karti hoon', 'asha'],
    ['ख़ुशी', 'मुझे खुशी है', 'मैं ख़ुशी'],
    ['Pooja', 'पूजा करती हूँ', 'पूजा'],
    ['Hope', 'I hope you sleep', 'This is Hope'],
  ])('of the author %s are not the same words in another sense', (name, ordinary, named) => {
    const writer = { names: [name], isAnonymous: true }
    expect(findInText(ordinary, writer)).toEqual([])
    expect(findInText(named, writer)).toHaveLength(1)
  })

  test('are found behind “Myself” and “I’m”', () => {
    expect(found('Myself Sunita Devi, 28 years')).toEqual(['name: Sunita Devi'])
    expect(found('Hello! Myself Priya')).toEqual(['name: Priya'])
    expect(found('I’m Sunita Devi')).toEqual(['name: Sunita Devi'])
  })

  test('of the author are not every word that sounds a little like them', () => {
    const findings = (name: string, text: string) =>
      findInText(text, { names: [name], isAnonymous: true })
    expect(findings('Sita', 'मुझे सीट मिली, और वह बैठ गई।')).toEqual([])
    expect(findings('Anita', 'नीता ने कहा')).toEqual([])
  })

  test('are found with a village, and not alone', () => {
    expect(found('Sunita Devi had it.')).toEqual([])
    expect(found('Sunita Devi of Rampur village had it.')).toEqual(['place-and-name: Sunita Devi'])
  })
})

test.each([
  ['Ibuprofen 400 mg, twice a day', ['400 mg']],
  ['I took 2 tablets.', ['2 tablets']],
  ['Is 500 mg too much?', ['500 mg']],
  ['दिन में दो गोली', ['दो गोली']],
  ['Tab. X 1-0-1 for five days', ['1-0-1']],
  ['Tab. X 1 - 0 - ½', ['1 - 0 - ½']],
  ['Five hundred milligrams, or 4 m.g.', ['hundred milligrams', '4 m.g']],
  ['Half a tablet, then four tablets', ['Half a tablet', 'four tablets']],
  ['चार गोलियाँ, १० एम.एल., ५०० मिली ग्राम', ['चार गोलियाँ', '१० एम.एल', '५०० मिली ग्राम']],
  ['Vitamin D 60k IU', ['60k IU']],
  ['Drink 200 ml of water.', []],
  ['I walk four times, for ten minutes', []],
  ['Lost two units of blood', []],
  ['A TSH of 25 IU/L, iron 60 mg/dl', []],
  ['On 1-2-2025, or 01-02-01', []],
  ['Call 1800-120-1201', []],
])('what looks like a prescription: %s', (text, expected) => {
  const passages = findPrescriptions(readable(text).read)
  expect(passages.map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test.each([
  'Metformin 500 after meals',
  'Dolo-650 is enough',
  'thyronorm 50 in the morning',
  '1 g paracetamol',
  'Paracetamol one gram at night',
  '2 metformin a day',
  'Two meftal, when it hurts',
  'Folic acid 5 daily, or folic acid 400',
  'Insulin 10 units before food',
  'Take two spoons of X thrice a day.',
  'two teaspoons of the syrup',
  'One capful at bedtime',
  'Take metformin twice a day.',
  'Give her paracetamol every six hours',
  'मेटफ़ॉर्मिन ५०० रोज़',
  'मेटफॉर्मिन 500',
  'एक ग्राम पैरासिटामोल',
  'दो चम्मच सिरप',
  'इसे दो चम्मच दिन में तीन बार लें',
  'मेटफ़ॉर्मिन दिन में दो बार लें',
  'metformin 500 khana khane ke baad',
  'do chammach din mein teen baar lo',
  'crocin subah shaam lena',
  'dawa ek dhakkan',
])('what looks like a prescription without a unit of medicines: %s', (text) => {
  expect(findPrescriptions(readable(text).read)).not.toEqual([])
})

test.each([
  'Add two spoons of oil and a teaspoon of cumin.',
  '100 g spinach, 50 g paneer and 2 spoons of ghee',
  'Eat one spoon of flax seeds twice a day.',
  'Feed the baby two spoons of khichdi thrice a day.',
  'About 60 g of protein daily is enough.',
  'A study of 500 metformin users in 2019',
  'Metformin 2019: what we know',
  'Prolactin 38.5, insulin 18, progesterone 12',
  'After metformin 3 in 10 women feel sick.',
  'Metformin is one of two medicines for this.',
  'Some take metformin for years. Eat twice a day.',
  'Paracetamol, 12 weeks pregnant: is it safe? Ask your doctor.',
  'You can have insulin resistance without diabetes.',
  'Walk twice a day for 30 minutes, and drink 8 glasses of water.',
  'एक चम्मच अलसी के बीज रोज़ खाएँ',
  'दो चम्मच तेल डालें',
  '100 ग्राम पालक लें',
  'मेटफ़ॉर्मिन 3 महीने बाद असर दिखाती है',
  'do chammach ghee roz khao',
  'roz subah sham ghoomne jaiye',
  'metformin lene se pehle doctor se poochhiye',
])('what is no prescription: %s', (text) => {
  expect(findPrescriptions(readable(text).read)).toEqual([])
})

test('a dose is found with signs between that are not seen', () => {
  expect(findPrescriptions(readable('Take 500 m\u200bg').read)).toHaveLength(1)
})

function contacts(text: string) {
  return finish(contactsInText(text))
}

const contactsInTexts = listed(`
https://pills.example/a | ht\u200btps://pills.example | hxxps://pills.example | pills.com | w\u200bww.pills.in
bit.ly/3abc | pills.in/abc | pills.co.in | pills dot com | pills [dot] com | pills . com | pills。com
someone@pills.com | दवा.भारत | ९८७६५४३२१०
`)

test.each(contactsInTexts)('%s is a contact of a new account', (contact) => {
  expect(contacts(`Write to ${contact} now.`)).not.toEqual([])
})

test.each([
  'It began last.My sister had it in the.back. Dr.Sharma said so.',
  'He/she weighs 60.5 kg; 1.2/3, e.g.this, i.e.so.',
  'Polka dots. Come and see.',
])('%s has no contact', (text) => {
  expect(contacts(text)).toEqual([])
})

test('a dose is found as advice, not as a report or a question', () => {
  expect(found('Take 500 mg of it daily.')).toEqual(['dose: 500 mg'])
  expect(found('I take 500 mg of it daily.')).toEqual([])
  expect(found('Should I take 500 mg of it?')).toEqual([])
})

test.each([
  '500 mg लेना चाहिए',
  'दिन में दो गोली लेनी चाहिए',
  'दो गोली खानी चाहिए',
  '500 mg lena chahiye',
  'aapko 500 mg leni chahie',
  'do goli khaiye',
  'do goli khaiyega',
  'do goli khayein',
  'दो गोली खाएँ',
  'दो गोली खायें',
])('%s is advice to take a dose', (text) => {
  expect(found(text)).toEqual([expect.stringMatching(/^dose: /)])
})

test.each([
  'मुझे 500 mg लेना चाहिए',
  'डॉक्टर ने कहा कि 500 mg लेना चाहिए',
  '500 mg नहीं लेना चाहिए',
  '500 mg लेना चाहिए या नहीं',
  '500 mg lena chahiye kya',
  '500 mg लेना चाहिए था',
  '500 mg लेना चाहती हूँ',
  '500 ml पानी पीना चाहिए',
])('%s is none', (text) => {
  expect(found(text)).toEqual([])
})

test('a title says something or not', () => {
  const kinds = (title: string) => findInTitle(title, writer).map(({ kind }) => kind)
  expect(['Please help', 'HELP!!!', 'मदद चाहिए'].map(kinds)).toEqual([
    ['empty-title'],
    ['empty-title'],
    ['empty-title'],
  ])
  expect(['Help with sleep', '🌸🌸🌸🌸🌸', 'नींद पर सवाल'].flatMap(kinds)).toEqual([])
})

// Patterns with backtracking would take minutes.
test.each([
  ...['9 ', 'a@', 'my name is ', 'Sunita Devi village ', 'take 5 mg ', 'take metformin '],
  ...['metformin 500 g ', 'do chammach ', 'insta id ', '1/2/', 'मेरा नाम ', '+', 'a.b-', 'a.'],
  ...['a dot ', 'a underscore ', 'mail ', '98 76 ', '[98]/', 'आशा एट ', 'a'.repeat(50)],
])('a long text of %j is read in no time', (part) => {
  const text = part.repeat(20_000 / part.length)
  const started = process.cpuUsage()
  findInTitle(text, { ...writer, isAnonymous: true })
  findPrescriptions(text)
  contacts(text)
  // A pattern that tries every division of the text would take minutes.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(15_000)
})

test.each([
  ['my na\u200bme is Asha\u2060 Kulkarni', 'name: Asha\u2060 Kulkarni'],
  ['write to asha@exam\u200bple.com now', 'email: asha@exam\u200bple.com'],
  ['my U\u00adHID 12\u200d345678', 'hospital-number: 12\u200d345678'],
  ['born on 12/\u200b03/1994', 'birth-date: 12/\u200b03/1994'],
  ['instagram.com/\u2063asha.rao', 'profile: instagram.com/\u2063asha.rao'],
])('signs that are not seen hide nothing in %j', (text, finding) => {
  expect(found(text, true)).toEqual([finding])
})

test.each(['27e16f7a-8997-4046-98fa-67ae272140e8', '65176906-1940-46ed-96da-c37e6acc6d79'])(
  'the id %s, as in the address of a post, is no number',
  (id) => {
    expect(found(`See /forum/post/${id}.`)).toEqual([])
    expect(found(`See ${id}, or call 98765 43210`)).toEqual(['phone: 98765 43210'])
  },
)

test.each([
  'I took one two three tablets in 2 days and 4 or 5 later',
  'Day one 12, day two 34, day three 56 and day four 78',
  'counts were 4.5×10⁹ and 11 000 two days later',
])('%s has no number of a phone', (text) => {
  expect(found(text).filter((each) => each.startsWith('phone'))).toEqual([])
})
