/** Texts that were slow once, or look as if they could be. Each can fill any size. */
export const floods = {
  'alternating marks': '\u0301\u0316',
  'percent signs': '%',
  spaces: ' ',
  'line ends': '\r\n',
  'markup to escape': '<&"',
  'Arabic formulas': '\ufdfa',
  joiners: '\u200d',
  digits: '1',
} as const

/**
 * Texts for posts of the maximum length, all accepted. They are slow for the filter, for search, for links or for HTML.
 */
export const accepted = [
  'f*',
  'a@',
  'f.',
  'f ',
  '1s@ran$',
  'k@fuci8',
  'ma!㌫',
  '!A91@मार',
  'bho',
  'www.',
  'http://[',
  'https://a.in ',
  'a\n\n',
  '<&"',
  '\ufdfa ',
  '\ufdfa',
  '𝐟 ',
  '\u0301\u0316'.repeat(15) + 'a',
].map((text) => [JSON.stringify(text).slice(0, 12), text] as const)

/** Repeats a text up to `max` code points. */
export function fill(text: string, max: number): string {
  const signs = [...text]
  return Array.from({ length: max }, (_, at) => signs[at % signs.length]).join('')
}
