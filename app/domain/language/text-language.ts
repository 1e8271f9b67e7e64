/** The languages that members write in. */
export const textLanguages = ['en', 'hi'] as const

export type TextLanguage = (typeof textLanguages)[number]

/** The most probable language of a text, by its script. */
export function languageOfText(text: string): TextLanguage {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
