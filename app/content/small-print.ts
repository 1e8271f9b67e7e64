import type { Text } from './text'

// SAMPLE: sensible, but no lawyer has read it.

type Section = { title: Text; points: Text[] }

export const careers = {
  title: { en: 'Careers', hi: 'हमारे साथ काम करें' },
  text: {
    en: 'We look for care first and skill right after. We are remote-friendly: work from wherever in India suits you best. Tell us what you would change about women’s health, and which part of it you would like to do.',
    hi: 'हम पहले संवेदना देखते हैं, फिर तुरंत हुनर। घर से काम करना चाहें तो स्वागत है: भारत में जहाँ आपका मन लगे, वहाँ से। हमें बताएँ कि महिलाओं की सेहत में आपके विचार में क्या बदलना चाहिए, और उसमें से कौन-सा काम आपको पसंद आएगा।',
  },
} satisfies { title: Text; text: Text }

export const privacy = {
  title: { en: 'Privacy', hi: 'निजता' },
  more: { en: 'What we keep, and how long', hi: 'हम क्या रखते हैं, और कब तक' },
  points: [
    {
      en: 'Reading needs no account. There is no advertising, and until you play an episode, nothing on this site is loaded from anywhere else.',
      hi: 'पढ़ने के लिए खाता ज़रूरी नहीं। यहाँ कोई विज्ञापन नहीं है, और एपिसोड चलाने से पहले बाहर से कुछ नहीं आता।',
    },
    {
      en: 'An anonymous post shows no name to any reader. Only you and moderators can see who wrote it.',
      hi: 'अनाम पोस्ट पर किसी पाठक को नाम नहीं दिखता। किसने लिखा, यह केवल आप और मॉडरेटर देख सकते हैं।',
    },
    {
      en: 'We never sell what you tell us. Take a copy of your data, or erase your account, in your settings at any time.',
      hi: 'आपकी बताई कोई बात हम कभी नहीं बेचते। सेटिंग्स में कभी भी अपनी जानकारी की प्रति लें या अपना खाता हटाएँ।',
    },
  ],
} satisfies Section & { more: Text }

export const terms = {
  title: { en: 'Terms', hi: 'शर्तें' },
  points: [
    {
      en: 'Be kind. We remove anything that harasses, sells or misleads.',
      hi: 'अपनापन रखें। जो परेशान करे, कुछ बेचे या गुमराह करे, उसे हम हटा देते हैं।',
    },
    {
      en: 'What people share here is experience, not medical advice. If something worries you, see a doctor; in an emergency call 112.',
      hi: 'यहाँ लोग अपने अनुभव बाँटते हैं; यह डॉक्टर की सलाह नहीं है। कोई चिंता हो तो डॉक्टर से मिलें; आपात स्थिति में 112 पर फ़ोन करें।',
    },
    {
      en: 'What you write stays yours. By posting it you allow us to show it here, until you delete it.',
      hi: 'आपका लिखा आपका ही रहता है। पोस्ट करने से हमें उसे यहाँ दिखाने की अनुमति मिलती है, जब तक आप उसे हटा न दें।',
    },
  ],
} satisfies Section
