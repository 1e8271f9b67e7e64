import type { Text } from './text'

// SAMPLE: five people who do not exist. Replace them with the company's own.

type MemberColour = 'plum' | 'marigold' | 'sage' | 'brick' | 'mauve'

type Member = {
  name: Text
  role: Text
  tagline: Text
  /** The name of a file in public/portraits, without `.svg`. */
  portrait: string
  colour: MemberColour
}

type Team = {
  label: Text
  title: Text
  purpose: Text
  members: [Member, Member, Member, Member, Member]
}

export const team = {
  label: { en: 'Who we are', hi: 'हम कौन हैं' },
  title: { en: 'Five people, one purpose', hi: 'पाँच लोग, एक मकसद' },
  purpose: {
    en: 'That no woman is left alone with a question.',
    hi: 'कोई भी महिला अपने सवाल के साथ अकेली न रहे।',
  },
  members: [
    {
      name: { en: 'Maya Rao', hi: 'माया राव' },
      role: { en: 'Founder and host', hi: 'संस्थापक और मेज़बान' },
      tagline: {
        en: 'Asks what everyone in the room is thinking.',
        hi: 'वही पूछती हैं, जो सबके मन में होता है।',
      },
      portrait: 'maya',
      colour: 'plum',
    },
    {
      name: { en: 'Dr Meher Kapoor', hi: 'डॉ. मेहर कपूर' },
      role: { en: 'Gynaecologist, medical lead', hi: 'स्त्री रोग विशेषज्ञ, चिकित्सा प्रमुख' },
      tagline: {
        en: 'Explains it until it makes sense to you.',
        hi: 'तब तक समझाती हैं, जब तक बात आपकी समझ में न आ जाए।',
      },
      portrait: 'meher',
      colour: 'sage',
    },
    {
      name: { en: 'Sana Siddiqui', hi: 'सना सिद्दीकी' },
      role: { en: 'Companion app design', hi: 'साथी ऐप का डिज़ाइन' },
      tagline: {
        en: 'Designs for two in the morning, when it hurts.',
        hi: 'रात दो बजे के दर्द को सोचकर डिज़ाइन करती हैं।',
      },
      portrait: 'sana',
      colour: 'marigold',
    },
    {
      name: { en: 'Lakshmi Nair', hi: 'लक्ष्मी नायर' },
      role: { en: 'Community', hi: 'समुदाय' },
      tagline: {
        en: 'Keeps the room kind, and the door open.',
        hi: 'माहौल को अपना-सा और दरवाज़ा खुला रखती हैं।',
      },
      portrait: 'lakshmi',
      colour: 'brick',
    },
    {
      name: { en: 'Veda Bose', hi: 'वेदा बोस' },
      role: { en: 'Engineering and privacy', hi: 'तकनीक और निजता' },
      tagline: {
        en: 'Asks for little, and guards what you give.',
        hi: 'कम से कम माँगती हैं, और जो आप दें उसे सँभालकर रखती हैं।',
      },
      portrait: 'veda',
      colour: 'mauve',
    },
  ],
} satisfies Team
