/** The languages that members write in. */
export const textLanguages = ['en', 'hi'] as const

/** The most probable language of a text, by its script. */
export function languageOfText(text: string): (typeof textLanguages)[number] {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
