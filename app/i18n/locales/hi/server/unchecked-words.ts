import type en from '../../en/server/unchecked-words'
import type { Translations } from '../../translations'

const uncheckedWords = {
  title: 'अपने रिकवरी शब्द जाँच लें',
  text: 'पासवर्ड खो जाए, तो केवल छह शब्दों से खाता फिर खुलेगा। हम नए शब्द दिखाएँगे और फिर उनमें से दो पूछेंगे।',
  link: 'नए शब्द बनाएँ और जाँचें',
} satisfies Translations<typeof en>

export default uncheckedWords
