/** The helplines. TO BE CHECKED BY THE COMPANY BEFORE LAUNCH: every number, its hours and its text. */
export const helplines = {
  en: {
    title: 'You are not alone',
    text: 'If you are in danger, or life feels too heavy right now, somebody is there to listen.',
    more: 'More numbers',
    lines: [
      { name: 'Emergency', number: '112' },
      { name: 'Tele-MANAS, mental health', number: '14416' },
      { name: 'Women’s helpline', number: '181' },
      { name: 'National Commission for Women', number: '7827170170' },
    ],
  },
  hi: {
    title: 'यह बोझ अकेले न उठाएँ',
    text: 'अगर आप खतरे में हैं या जीना इस समय बहुत भारी लग रहा है, तो आपकी बात सुनने के लिए कोई है।',
    more: 'और नंबर',
    lines: [
      { name: 'आपातकाल', number: '112' },
      { name: 'टेली-मानस, मानसिक स्वास्थ्य', number: '14416' },
      { name: 'महिला हेल्पलाइन', number: '181' },
      { name: 'राष्ट्रीय महिला आयोग', number: '7827170170' },
    ],
  },
} as const

// A helpline is a whole row to tap, especially on a phone.
const listClass = 'rounded-xl border border-line bg-raised [&>*+*]:border-t [&>*+*]:border-line'
const lineClass =
  'flex min-h-12 items-center justify-between gap-x-4 px-4 py-2 no-underline hover:underline'
const moreClass = 'min-h-11 cursor-pointer py-2 text-action'

type Line = { name: string; number: string }

// The first two lines are for danger and for despair. With more at once, it is harder to choose.
const shownAtOnce = 2

/**
 * The help box as HTML. Drafts fetch it, so no page ships it as a script.
 * @param level the level of its heading
 * @param first helplines to show before the general ones
 */
export function helpBox(
  language: keyof typeof helplines,
  level: 1 | 2 = 2,
  first: readonly Line[] = [],
): string {
  const { title, text, more, lines } = helplines[language]
  const list = (listed: readonly Line[]) =>
    `<ul class="${listClass}">${listed
      .map(
        ({ name, number }) =>
          `<li><a class="${lineClass}" href="tel:${number}">${name} <b class="flex-none">${number}</b></a></li>`,
      )
      .join('')}</ul>`
  const shown = [...first, ...lines.slice(0, shownAtOnce)]
  return `<h${level}>${title}</h${level}><p>${text}</p>${list(shown)}<details><summary class="${moreClass}">${more}</summary>${list(lines.slice(shownAtOnce))}</details>`
}
