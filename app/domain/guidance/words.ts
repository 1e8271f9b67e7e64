import { company } from '~/content/company'
import { familyNames } from '~/content/word-lists/family-names'
import { eachPiece, fold } from '../language/fold'
import type { Finding, GuidanceKind } from '../guidance-kinds'
import { hindiKey } from '../recovery/hindi-spellings'
import { transliterate } from '../recovery/transliterate'

/*
 * All functions here expect a text from `readable`. Every repetition in a pattern is bounded, so that a long text
 * takes linear time.
 */

const written = /(?<![\w.+-])[a-z0-9][\w.+-]{0,63}@[a-z][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40}){0,4}/gi
const payment =
  /@(?:ok\w{2,10}|paytm|upi|ybl|ibl|axl|apl|fam|jio\w*|airtel|freecharge|kotak|sbi|icici|hdfc\w*)$/i
const health = /@(?:abdm|sbx)$/i
const providers =
  'gmail|yahoo|ymail|hotmail|outlook|rediff|rediffmail|icloud|proton|protonmail|live|जीमेल|याहू'
const atTheRate =
  '(?:(?:\\bat|@)[\\s-]{0,2}(?:the[\\s-])?rate(?:\\sof)?\\b|[एऐ]ट[\\s-](?:(?:द|दी|दि|the)[\\s-])?रेट|[एऐ]टद?रेट)'
const inBrackets = '[(\\[{]\\s?(?:at|एट|ऐट)\\s?[)\\]}]'
const at = `(?:${inBrackets}|${atTheRate}|\\bat\\b|@|एट|ऐट)`
const spokenDot = '[(\\[{]\\s?(?:dot|डॉट)\\s?[)\\]}]|\\bdot\\b|डॉट'
const dot = `(?:${spokenDot}|\\.)`
const local =
  '(?<![\\w.+\\u0900-\\u097f-])[a-z0-9\\u0900-\\u097f][\\w.+\\u0900-\\u097f-]{0,40}(?:\\s(?:dot|underscore|डॉट|अंडरस्कोर)\\s[\\w\\u0900-\\u0963]{1,20}){0,2}'
const ending = `(?:\\s{0,2}${dot}\\s{0,2}(?:[a-z]{2,4}|कॉम|इन|को(?=\\sडॉट))){1,2}(?![a-z])`
const spelled = new RegExp(
  `${local}\\s{0,2}${at}\\s{0,2}(?:(?:${providers})(?:${ending}|\\s{1,2}(?:com|कॉम)(?![a-z]))|(?<=rate(?: of)? |रेट )[a-z0-9-]{2,30}${ending})`,
  'gi',
)
const otherDot = `(?:\\.|\\s{0,2}(?:${spokenDot})\\s{0,2})`
const otherDomain = `[a-z0-9\\u0900-\\u0963-]{2,30}${otherDot}(?:(?:com|org|net|in|edu|info|कॉम|इन|नेट)|(?:co|ac|को)${otherDot}(?:in|इन))(?![a-z\\u0900-\\u0963])`
// No site is written like this. Where 'at' is an English word, other evidence must show that it is an address.
const clearlySpelled = new RegExp(
  `${local}\\s{0,2}(?:${inBrackets}|एट|ऐट)\\s{0,2}${otherDomain}`,
  'gi',
)
const spelledInEnglish = new RegExp(`${local}\\sat\\s${otherDomain}`, 'gi')
const emailCue = /\b(?:e-?mail|mail|id)\b|मेल|आईडी/i

/** Finds email addresses, also spelled out ('at gmail dot com'), payment addresses, and ABHA addresses. */
export function findEmails(text: string): Finding[] {
  const findings: Finding[] = []
  for (const { 0: address, index } of text.matchAll(written)) {
    const range = { start: index, end: index + address.length }
    if (address.toLowerCase() === company.email) continue
    if (health.test(address)) findings.push({ kind: 'abha', ...range })
    else if (/@[^.]+\./.test(address) || payment.test(address))
      findings.push({ kind: 'email', ...range })
  }
  const inEnglish = ranges(text, spelledInEnglish, 'email').filter(({ start }) =>
    emailCue.test(text.slice(Math.max(0, start - 30), start)),
  )
  const others = [spelled, clearlySpelled].flatMap((pattern) => ranges(text, pattern, 'email'))
  return [...findings, ...others, ...inEnglish]
}

const sites =
  'facebook\\.com|fb\\.com|fb\\.me|instagram\\.com|instagr\\.am|twitter\\.com|x\\.com|linkedin\\.com/in|snapchat\\.com/add|threads\\.(?:net|com)|t\\.me|telegram\\.me|wa\\.me|youtube\\.com/(?:c|user|channel)|reddit\\.com/u(?:ser)?|quora\\.com/profile|pinterest\\.com|sharechat\\.com/profile'
const general =
  'groups|watch|events|hashtag|explore|p|reels?|stories|search|sharer?|i|home|login|status|help|policies|legal|intent|pages|tv'
const profileUrl = new RegExp(
  `(?<![\\w.-])(?:https?://)?(?:(?:www|m|mobile|in|web)\\.)?(?:(?:${sites})/(?!(?:${general})(?:[/?#.]|\\b(?!\\w)))|youtube\\.com/(?=@))[\\w@.?=&%+/-]{2,100}`,
  'gi',
)
const network =
  '(?:insta(?:gram)?|\\big|telegram|twitter|\\btweet|snap(?:chat)?|threads|youtube|\\bhandle|इंस्टा(?:ग्राम)?|टेलीग्राम|ट्विटर|स्नैपचैट|यूट्यूब)'
const handle = new RegExp(`${network}[^\\n@.!?।]{0,30}(@[a-z0-9_.]{2,30}[a-z0-9_])`, 'gid')
const account = new RegExp(
  `(?:${network}|\\bfb|facebook|फेसबुक|फ़ेसबुक)\\s(?:id|handle|username|user ?name|account|profile|आईडी|यूज़रनेम)[\\s:=-]{1,3}(?:(?:is|hai|है)\\s)?([a-z0-9_]{1,20}[_.0-9][a-z0-9_.]{0,20}[a-z0-9_])`,
  'gid',
)

/** Finds addresses of profiles in social networks, and account names there. */
export function findProfiles(text: string): Finding[] {
  return [
    ...ranges(text, profileUrl, 'profile'),
    ...groups(text, handle, 'profile'),
    ...groups(text, account, 'profile'),
  ]
}

const latinFamilies = new Set(familyNames.latin.split(/\s+/).filter(Boolean))
const hindiFamilies = new Set(familyNames.devanagari.normalize('NFC').split(/\s+/).filter(Boolean))

// Words that precede a family name, or occur where a name could, but are not names.
const notNames = new Set(
  `a an the and or of from for by to at in on with my his her our your their its this that these those is are was were be
  been being am not no never so too also still just only very really here there now already again both all some any every
  each one two what who which where when why how if but because mr mrs ms miss dr doctor prof shri smt shrimati sri kumari
  village family name called named known private public secret hidden safe important unimportant common same different
  unusual wrong right spelled written mentioned missing visible shown anonymous something nothing nobody irrelevant unknown
  ki ka ke ko se me mein mai main par pe aur ya ne bhi to hi tha thi hai hain ho hoon hu hun mera meri mere uska uski uske
  unka unki unke iska iski iske hamara hamari hamare apna apni apne ek do mat kisi kisiko nahi nahin na kya kaun koi kuch
  list yaad sunte sunke sunkar batana bata batao bataya lena leke lekar likh likha likhna pooch poocho pucho puchna chhupa
  chupa par wahi vahi pata galat sahi alag purana naya jaan jaante lete leti liya sab har jagah gaon gram wala wali
  myself im i'm i’m muslim hindu sikh indian happy sorry sure glad so tired late pregnant alone
  मैं मत किसी नहीं न ना सुनते सुनकर सुनके सुन लिस्ट सूची याद बताना बता बताया लेना लेकर लेते लेती क्या कौन कोई कुछ और या भी तो
  ही था थी है हैं हूँ हूं पर में की का के को से ने मेरा मेरी मेरे उसका उसकी उसके उनका उनकी उनके इसका हमारा हमारी हमारे अपना
  अपनी अपने एक दो गाँव गांव ग्राम वही पता गलत ग़लत सही अलग पुराना नया जान जानते सब हर जगह पूछ पूछना पूछिए पूछो लिख लिखा
  लिखना छिपा छुपा गुप्त दर्ज सामने यहाँ वहाँ श्री श्रीमती डॉक्टर डॉ नर्स दीदी आपकी आपका माँ बहन`
    .normalize('NFC')
    .split(/\s+/),
)

const latinWord = "[a-z][a-z’']{0,24}"
const hindiWord = '[\u0900-\u0963\u0970-\u097f]{1,25}'
const twoOrThree = (word: string) => `${word}(?: ${word}){1,2}`

const latinNames = new RegExp(`(?<![\\w@.-])(?=(${twoOrThree(latinWord)}))`, 'gi')
const hindiNames = new RegExp(
  `(?<![\u0900-\u0963\u0966-\u097f])(?=(${twoOrThree(hindiWord)}))`,
  'g',
)

/** Yields full names: one or two words that may be given names, and a family name. */
function* fullNames(text: string): Generator<{ start: number; end: number }> {
  for (const pattern of [latinNames, hindiNames]) {
    let end = 0
    for (const { 1: words = '', index } of text.matchAll(pattern)) {
      const name = index < end ? null : fullNameIn(words)
      if (!name) continue
      end = index + name.length
      yield { start: index, end }
    }
  }
}

function fullNameIn(words: string): string | null {
  const [first = '', second = '', third = ''] = words.split(' ')
  if (!canBeGiven(first)) return null
  if (third && canBeGiven(second) && isFamily(third)) return words
  return isFamily(second) ? `${first} ${second}` : null
}

function canBeGiven(word: string) {
  return [...word].length >= 2 && !notNames.has(word.toLowerCase().replace(/['’]s?$/, ''))
}

function isFamily(word: string) {
  return latinFamilies.has(word.toLowerCase().replace(/['’]s$/, '')) || hindiFamilies.has(word)
}

const owner =
  "(?:my|his|her|our)(?:\\s[a-z]{2,15}(?:['’]s)?(?:['’]s)?){0,2}|the\\s(?:doctor|nurse|surgeon|midwife|teacher|boss|lawyer)(?:['’]s)?"
const thing =
  /\b(?:medicine|tablet|drug|disease|condition|syndrome|test|hospital|clinic|brand|street|file|school|company|dog|cat|user|screen|last|book)(?:['’]s)?\s/i
const englishIntroduction = new RegExp(
  `\\b(?:${owner})\\sname(?:\\s(?:is|was)|['’]s|\\s?:)\\s(?=(${latinWord}(?: ${latinWord}){0,2}))`,
  'gid',
)
const calledIntroduction =
  /(?:(?:^|(?<=[.!?\n]\s?))[Mm]yself|\b(?:(?:they|people|everyone|everybody|friends) call me|(?:I am|I['’]m) called))\s(?=([A-Z][a-z]{1,24}(?: [A-Z][a-z]{1,24}){0,2}))/dg
const iAm = /(?:\b(?:I\s?['’]?\s?am|i['’]m|im|this is|myself)|\b(?:main|mai|mein)|मैं)\s$/i
const label =
  /(?:^|[\n.।])[^\S\n]{0,3}(?:name|naam|नाम)\s?[:=–-]\s?(?=(\S{2,25}(?: \S{2,25}){0,2}))/dgi
const relative =
  'pati|husband|beti|bete|beta|behan|bahan|bhai|saas|sasur|maa|mummy|papa|pita|doctor|doctor sahiba|nurse|didi|bacche|bachi|saheli|padosan|devar|jeth|पति|बेटी|बेटे|बहन|भाई|सास|ससुर|माँ|मां|पिता|डॉक्टर|नर्स|दीदी|आशा|सहेली|पड़ोसन|देवर|जेठ|बच्चे|बच्ची'
const hindiIntroduction = new RegExp(
  `(?:(?<![a-z])(?:mera|meraa|uska|unka|hamara|(?:${relative}) ka)\\sna{1,2}m|(?<![\u0900-\u0963\u0966-\u097f])(?:मेरा|उसका|उनका|इनका|हमारा|(?:${relative}) का)\\sनाम)\\s(?:to |तो )?(?=(\\S{2,25}(?: \\S{2,25}){0,3}))`,
  'gid',
)
const hindiEnd =
  /^(?:hai|hain|h|he|tha|thi|hoon|hu|hun|aur|है|हैं|था|थी|हूँ|हूं|और|बताया|रखा|rakha)(?![a-z\u0900-\u0963\u0966-\u097f])/i

/** Finds names in introductions: 'my name is …', 'मेरा नाम …', 'mera naam …'. */
export function findNames(text: string): Finding[] {
  const found: Finding[] = []
  const add = (start: number, length: number) => {
    if (length) found.push({ kind: 'name', start, end: start + length })
  }
  for (const match of text.matchAll(englishIntroduction))
    if (!thing.test(match[0])) add(startOfGroup(match), englishNameLength(text, match))
  for (const match of text.matchAll(calledIntroduction))
    if (!notNames.has((match[1] ?? '').split(' ')[0]?.toLowerCase() ?? ''))
      add(startOfGroup(match), (match[1] ?? '').length)
  for (const match of text.matchAll(hindiIntroduction)) {
    const name = introduced(match[1] ?? '')
    add(startOfGroup(match), name.length)
  }
  for (const match of text.matchAll(label)) {
    const name = /^[\p{L}\p{M}]{2,25}(?: [\p{L}\p{M}]{2,25}){0,2}/u.exec(match[1] ?? '')?.[0] ?? ''
    if (canBeGiven(name.split(' ')[0] ?? '')) add(startOfGroup(match), name.length)
  }
  for (const { start, end } of fullNames(text))
    if (iAm.test(text.slice(Math.max(0, start - 12), start))) add(start, end - start)
  return found
}

function startOfGroup(match: RegExpExecArray) {
  return match.indices?.[1]?.[0] ?? 0
}

// A name in small letters counts only at the end of the sentence, or with a family name.
function englishNameLength(text: string, match: RegExpExecArray) {
  const words = match[1] ?? ''
  const [first = ''] = words.split(' ')
  if (!canBeGiven(first)) return 0
  const full = fullNameIn(words)
  if (full) return full.length
  if (/^[A-Z]/.test(first)) return /^[A-Z]\S*(?: [A-Z][a-z]\S*){0,2}/.exec(words)?.[0].length ?? 0
  const after = text.slice(startOfGroup(match) + first.length)
  return /^(?:\s*$|\s?[.,!;:\n]|\s(?:and|from|here|but)\b)/i.test(after) ? first.length : 0
}

// Returns one word before 'hai' or a comma, or a full name.
function introduced(words: string): string {
  const [first = '', second = ''] = words.split(' ')
  const name = first.replace(/[^\p{L}\p{M}]+$/u, '')
  if (!/^[\p{L}\p{M}’']+$/u.test(name) || !canBeGiven(name)) return ''
  const letters = words.split(' ').map((word) => word.replace(/[^\p{L}\p{M}]+$/u, ''))
  const full = fullNameIn(letters.slice(0, 3).join(' '))
  if (full) return full
  return name !== first || !second || hindiEnd.test(second) ? name : ''
}

const place =
  /\b(?:village|hamlet|gaon|gaanv|gram|mohalla|tola|tehsil|taluka)\b|गाँव|गांव|ग्राम|मोहल्ल|टोला|तहसील/gi
const near = 120

/** Finds full names near the word for a village. */
export function findPlacesWithName(text: string): Finding[] {
  const places = [...text.matchAll(place)].map(({ index }) => index)
  if (!places.length) return []
  return [...fullNames(text)]
    .filter(({ start, end }) => places.some((each) => each > start - near && each < end + near))
    .map((range) => ({ kind: 'place-and-name', ...range }))
}

/** Finds the member's own names, as whole words, in either script. */
export function findOwnNames(text: string, names: readonly (string | null)[]): Finding[] {
  const pieces = [...eachPiece(text)]
  // A long text repeats many words, so their sounds are cached.
  const sounds = new Map<string, string>()
  return names.flatMap((name) => {
    const wanted = wordsOfName(name)
    if (wanted.join('').length < 3) return []
    return pieces.flatMap((piece, first): Finding[] => {
      const isName = wanted.every((word, offset) =>
        isSameWord(pieces[first + offset]?.folded, word, sounds),
      )
      if (!isName) return []
      const end = pieces[first + wanted.length - 1]?.end ?? piece.end
      return isOrdinaryWord(text, piece.start, end)
        ? []
        : [{ kind: 'own-name', start: piece.start, end }]
    })
  })
}

// Names that are also ordinary words, each with the words that follow in the ordinary sense.
const ordinaryWords: [name: RegExp, after: RegExp][] = [
  [
    /^(?:a{1,2}sha|आशा)$/i,
    /^\s(?:है|थी|कर|रख|की किरण|दीदी|बहू|बहन|कार्यक|वर्कर|hai\b|thi\b|kar|rakh|didi\b|bahu\b|karyak|workers?\b)/i,
  ],
  [/^(?:po{1,2}ja|puja|पूजा)$/i, /^\s(?:कर|पाठ|के (?:बाद|समय)|kar|pa{1,2}th\b)/i],
  [/^(?:khushi|ख\u093c?ुशी)$/i, /^\s(?:है|हुई|होती|मिल|hai\b|hui\b|hoti\b|mil)/i],
  [/^(?:sha{1,2}nti|शांति|शान्ति)$/i, /^\s(?:है|से|मिल|चाहिए|hai\b|se\b|mil|chahiye\b)/i],
  [/^(?:sapna|सपना)$/i, /^\s(?:है|था|देख|आया|hai\b|tha\b|dekh|aaya\b)/i],
  [/^(?:tulsi|तुलसी)$/i, /^\s(?:के पत्त|की (?:चाय|पत्त)|का काढ\u093c?ा|ke pat|ki chai\b|tea\b)/i],
  [/^hope$/i, /^\s(?:you|this|that|it|so|for|to|i|we|she|he|they|everyone)\b/i],
  [/^may$/i, /^\s(?:be|have|not|also|or|help|need|take|the|\d)/i],
]

function isOrdinaryWord(text: string, start: number, end: number) {
  const [word, after] = [text.slice(start, end).normalize('NFC'), text.slice(end, end + 20)]
  return ordinaryWords.some(([name, next]) => name.test(word) && next.test(after.normalize('NFC')))
}

/** True when a passage consists only of words of these names. */
export function isMadeOf(passage: string, names: readonly (string | null)[]): boolean {
  const known = names.flatMap(wordsOfName)
  return passage
    .split(/\s+/)
    .map(fold)
    .every((word) => known.some((each) => isSameWord(word, each)))
}

function wordsOfName(name: string | null) {
  return [...eachPiece(name ?? '')].map(({ folded }) => folded)
}

// Compares two folded words; in different scripts, by their sound.
function isSameWord(word: string | undefined, other: string, sounds = new Map<string, string>()) {
  if (word === undefined || word === other) return word === other
  return isHindi(word) !== isHindi(other) && soundOf(word, sounds) === soundOf(other, sounds)
}

function isHindi(word: string) {
  return word >= '\u0900' && word < '\u0980'
}

// Only an 'a' inside a name is optional: 'Vandana' and 'Vandna' are one name, 'Sita' and 'सीट' are not.
function soundOf(word: string, known: Map<string, string>) {
  const before = known.get(word)
  if (before !== undefined) return before
  // 'Rao' for 'राव'.
  const latin = isHindi(word) ? transliterate(word).replace(/aav$/, 'ao') : word
  const sound = [/^a/.test(latin), hindiKey(latin), /a$/.test(latin)].join()
  known.set(word, sound)
  return sound
}

function ranges(text: string, pattern: RegExp, kind: GuidanceKind): Finding[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
    const end = index + found.replace(/[.,?/-]+$/, '').length
    return { kind, start: index, end }
  })
}

function groups(text: string, pattern: RegExp, kind: GuidanceKind): Finding[] {
  return [...text.matchAll(pattern)].map(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0]
    return { kind, start, end }
  })
}
