import type { Text } from './text'

// SAMPLE. Addresses are in company.ts.

type Contact = { label: Text; title: Text; text: Text }

export const contact = {
  label: { en: 'Talk to us', hi: 'हमसे बात करें' },
  title: { en: 'Let us make it easier to ask', hi: 'आइए, पूछना आसान बनाएँ' },
  text: {
    en: 'Clinic, company, sponsor, researcher, or somebody who would like to work here: a person reads every message and replies within 48 hours.',
    hi: 'क्लिनिक, कंपनी, प्रायोजक, शोधकर्ता, या कोई जो हमारे साथ काम करना चाहे: हर संदेश कोई इंसान पढ़ता है और 48 घंटों के भीतर जवाब देता है।',
  },
} satisfies Contact
