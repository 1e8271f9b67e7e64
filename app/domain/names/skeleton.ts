/**
 * Characters that look like Latin letters: those of Unicode's confusables.txt (UTS #39) that remain different after
 * NFKD and the removal of accents, plus small capitals and stylised letters ('ΛDMIЯ'). Right-to-left letters are
 * escaped for readability.
 */
const lookAlikes: Record<string, string> = {
  a: 'ɐɑΔαλадᎪᗅᴀꓮ𐊠𖽀',
  b: 'ßƀƃƄɓΒБЬвѣҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁',
  c: 'ȼсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲',
  d: 'ᴅÐđƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ',
  e: 'ɇəΕΣξеэєҽҿᎬᴇⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ƒϜքᖴᵮẝꓝꞙꬵ𐊇𐊥𐔥𑣂',
  g: 'ƍǥɠɡɢԌցᏀᏳᶃꓖ',
  h: 'ħɦΗнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏',
  i: 'ıɨɩɪιіӏᵻᵼꙇꭵ𑣃',
  j: 'ɉϳјᎫᒍᴊꓙꞲ',
  k: 'ƙκкҚҞᏦᛕᴋⱩⲔꓗꝀ𐔘',
  l: 'łƖƗƚǀɫɭʟΙІӀᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𞣇\u05d5\u05df\u0627\u0661\u0673\u06f1\u07ca',
  m: 'ΜϺмӍᎷᗰᛖᴍⲘꓟ𐊰𐌑',
  n: 'ƝƞɳɴΝηипոռᵰⲚꓠ𐔓',
  o: 'øɵθοσоѳөօ०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᴏᴑⲟⴱⵁⵔ〇ꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑓐𑢵𑣈𑣗𑣠\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u06ff\u07c0',
  p: 'ƥρрᏢᑭᴘᵽⲣꓑ𐊕',
  q: 'ʠԛգզⵕ',
  r: 'ɍɼɽʀгяғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵',
  s: 'ƽʂѕՏᏕᵴꓢꜱꮪ𐊖𐑈𑣁𖼺',
  t: 'ŧƭƮȾτтҬᎢᴛᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  u: 'Ʉʋυцսሀᑌᴜᵾꓴꞟꭎꭒꮜ𐓶𑣘𖽂',
  v: 'νѵᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈\u05d8\u0667\u06f7',
  w: 'ɯωшѡѽԝաᏔᴡꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯',
  x: 'ΧхҲᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ƴɏɣʏΥγуүұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƶȥʐΖᴢᵶꓜꮓ𐋵𑢩𑣄𑣥',
}

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, alike]) => [...alike].map((each) => [each, letter])),
)

// Circled, boxed and regional-indicator alphabets: NFKD decomposes only the white ones.
const alphabets = [0x1f150, 0x1f170, 0x1f1e6]

/** Returns the lower-case Latin letter that a character looks like, or the character itself in lower case. */
function latinLookAlike(character: string): string {
  const lower = character.toLowerCase()
  const known =
    letterOf.get(character) ?? letterOf.get(lower) ?? letterOf.get(character.toUpperCase())
  return known ?? boxedLetter(character) ?? lower
}

/** Returns the lower-case letter of a circled, boxed or regional-indicator letter, or null. */
export function boxedLetter(character: string) {
  const code = character.codePointAt(0) ?? 0
  const first = alphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? null : String.fromCharCode(code - first + 97)
}

/**
 * Returns the skeleton of a name of bounded length (UTS #39), with letters and digits. Names that look alike have the
 * same skeleton.
 */
export function toSkeleton(name: string): string {
  const seen = [...visible(name)].filter((each) => wordCharacter.test(each))
  const latin = seen.map(latinLookAlike).join('').replace(/0/g, 'o').replace(/[1l]/g, 'i')
  return foldDevanagari(latin.replace(/rn/g, 'm').replace(/vv/g, 'w'))
}

/** Returns a name as it is seen: NFKD, without accents, zero-width characters and letters that look like a badge. */
export function visible(name: string): string {
  return name.normalize('NFKD').replace(invisible, '').replace(ornaments, '')
}

// Letters that occur in no word: clicks, which look like a bull's eye and like lines.
const ornaments = /[\u0298\u01c1\u01c2]/g

export const wordCharacter = /[\p{L}\p{M}\p{N}\u{1f150}-\u{1f189}\p{Regional_Indicator}]/u

// Removes only marks that belong to no script: the vowel signs of Devanagari and related scripts stay.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?=\p{M})\p{Script=Inherited}/gu

// Drops nukta, merges the two nasal signs and the vowels of 'doctor', and composes vowels.
function foldDevanagari(text: string) {
  return text
    .replace(/[\u093c\u0945]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u0949/g, '\u093e')
    .replace(/\u0911|\u0905\u093e/g, '\u0906')
    .replace(/\u090d/g, '\u090f')
    .replace(/\u090f\u0947/g, '\u0910')
    .replace(/\u0906\u0947/g, '\u0913')
    .replace(/\u0906\u0948/g, '\u0914')
}
