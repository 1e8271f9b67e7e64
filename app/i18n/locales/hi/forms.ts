import type en from '../en/forms'
import type { Translations } from '../translations'

const forms = {
  summary: 'कुछ जानकारी ठीक करनी होगी',
  optional: '(वैकल्पिक)',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  characters_one: '{{count}} अक्षर',
  characters_other: '{{count}} अक्षर',
  charactersOver_one: '{{count}} अक्षर ज़्यादा है',
  charactersOver_other: '{{count}} अक्षर ज़्यादा हैं',
} satisfies Translations<typeof en>

export default forms
