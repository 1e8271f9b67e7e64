import type en from '../../en/server/unchecked-words'
import type { Translations } from '../../translations'

const uncheckedWords = {
  title: 'क्या आपके रिकवरी शब्द आपके पास हैं?',
  text: 'आपने उन्हें अभी तक जाँचा नहीं है। पासवर्ड खो जाए, तो केवल इन्हीं छह शब्दों से खाता फिर खुलेगा।',
  link: 'नए शब्द बनाएँ और जाँचें',
} satisfies Translations<typeof en>

export default uncheckedWords
