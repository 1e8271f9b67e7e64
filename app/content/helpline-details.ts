import type { helplines } from './helplines'
import type { Text } from './text'

// TO BE CHECKED BY THE COMPANY BEFORE LAUNCH, with `helplines.ts`: hours, languages and cost change.

type HelplineNumber = (typeof helplines)['en']['lines'][number]['number']

type Details = {
  hours: Text
  languages: Text
  cost: Text
  /** The course of a call. */
  call: Text
}

const always: Text = { en: 'Day and night, every day', hi: 'दिन-रात, हर दिन' }
const free: Text = { en: 'Free', hi: 'निःशुल्क' }

/** Details to know before calling a helpline. */
export const helplineDetails: Record<HelplineNumber, Details> = {
  '112': {
    hours: always,
    languages: {
      en: 'Hindi, English, the language of your state',
      hi: 'हिन्दी, अंग्रेज़ी, आपके राज्य की भाषा',
    },
    cost: free,
    call: {
      en: 'They ask where you are and what has happened, and send police, an ambulance or both. You need not give your name.',
      hi: 'आपसे पूछा जाएगा कि आप कहाँ हैं और क्या हुआ है; फिर पुलिस, एंबुलेंस या दोनों भेजे जाते हैं। नाम बताना ज़रूरी नहीं।',
    },
  },
  '181': {
    hours: always,
    languages: {
      en: 'Hindi, English, the language of your state',
      hi: 'हिन्दी, अंग्रेज़ी, आपके राज्य की भाषा',
    },
    cost: free,
    call: {
      en: 'A woman listens, and tells you where you can find shelter, a doctor, the police or a lawyer near you.',
      hi: 'एक महिला आपकी बात सुनती हैं, और बताती हैं कि पास में आश्रय, डॉक्टर, पुलिस या वकील कहाँ मिलेंगे।',
    },
  },
  '14416': {
    hours: always,
    languages: { en: 'Hindi, English and 18 more', hi: 'हिन्दी, अंग्रेज़ी और 18 अन्य भाषाएँ' },
    cost: free,
    call: {
      en: 'You choose a language, then a trained counsellor talks with you for as long as you need.',
      hi: 'आप भाषा चुनती हैं, फिर एक प्रशिक्षित सलाहकार आपसे बात करती हैं, जितनी देर आपको चाहिए।',
    },
  },
  '7827170170': {
    hours: always,
    languages: { en: 'Hindi, English', hi: 'हिन्दी, अंग्रेज़ी' },
    cost: { en: 'Your usual call rate', hi: 'आपकी सामान्य कॉल दर' },
    call: {
      en: 'You are connected with the police, a hospital, legal aid or a counsellor, whichever you need.',
      hi: 'ज़रूरत के अनुसार आपको पुलिस, अस्पताल, कानूनी सहायता या सलाहकार से जोड़ा जाता है।',
    },
  },
}

/** A service to write to, for somebody who cannot speak aloud. */
export const writeInstead = {
  name: { en: 'iCall, Tata Institute of Social Sciences', hi: 'आईकॉल, टाटा सामाजिक विज्ञान संस्थान' },
  email: 'icall@tiss.edu',
  hours: { en: 'Monday to Saturday, 10 am to 8 pm', hi: 'सोमवार से शनिवार, सुबह 10 से रात 8 बजे' },
  languages: { en: 'Hindi, English and 8 more', hi: 'हिन्दी, अंग्रेज़ी और 8 अन्य भाषाएँ' },
}
