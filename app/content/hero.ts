import type { Text } from './text'

// SAMPLE.

type Hero = {
  eyebrow: Text
  title: Text
  /** At most twelve words, shown one by one. */
  tagline: Text
  subtitle: Text
  /** From the inside out; about 60, 85 and 110 letters fill the rings. */
  rings: Text[]
}

export const hero = {
  eyebrow: { en: 'Women’s health, spoken aloud', hi: 'महिलाओं की सेहत, खुलकर' },
  title: {
    en: 'The questions you were told not to ask.',
    hi: 'वे सवाल, जो आपको पूछने नहीं दिए गए।',
  },
  tagline: {
    en: 'Asked aloud. Answered with care. Never alone.',
    hi: 'खुलकर पूछिए। ध्यान से सुना जाएगा। आप अकेली नहीं हैं।',
  },
  subtitle: {
    en: 'We make a podcast and run a community where women talk plainly about their bodies, and we are building a companion that remembers what your doctor needs to know.',
    hi: 'हमारे पॉडकास्ट और समुदाय में महिलाएँ अपने शरीर के बारे में सीधी और सच्ची बात करती हैं। साथ ही हम एक ऐसा साथी बना रहे हैं, जो वह सब याद रखे जो आपकी डॉक्टर को जानना चाहिए।',
  },
  rings: [
    {
      en: 'Is this pain normal? · क्या यह दर्द सामान्य है? · Why am I so tired?',
      hi: 'क्या यह दर्द सामान्य है? · Is this pain normal? · इतनी थकान क्यों?',
    },
    {
      en: 'Why did nobody tell me? · किसी ने बताया क्यों नहीं? · Can I say no? · What does this word mean? · किससे पूछूँ?',
      hi: 'किसी ने बताया क्यों नहीं? · Why did nobody tell me? · क्या मैं मना कर सकती हूँ? · इस शब्द का मतलब क्या है?',
    },
    {
      en: 'Was it something I did? · क्या यह मेरी गलती है? · Who can I ask without being judged? · Will it get better? · क्या मैं अकेली हूँ? · Am I the only one?',
      hi: 'क्या यह मेरी गलती है? · Was it something I did? · किससे पूछूँ, जो टोके नहीं? · क्या यह ठीक हो जाएगा? · Am I the only one? · क्या मैं अकेली हूँ?',
    },
  ],
} satisfies Hero
