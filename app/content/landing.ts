import { type Text, inLanguage, type In } from './text'
import type { Language } from '../i18n/languages'
import { company } from './company'
import { services } from './offerings'
import { team } from './team'

// SAMPLE.

type About = { label: Text; title: Text; text: Text; promises: { title: Text; text: Text }[] }

const about = {
  label: { en: 'Why we exist', hi: 'हम क्यों हैं' },
  title: {
    en: 'No woman should have to whisper about her own body.',
    hi: 'किसी महिला को अपने ही शरीर की बात दबी आवाज़ में न करनी पड़े।',
  },
  text: {
    en: 'Many of us learned about our bodies from half-sentences: at a chemist’s counter, in ten hurried minutes with a doctor, late at night on a phone. So we set up an experiment. What happens when women ask plainly, doctors answer plainly, and everybody else listens?',
    hi: 'हममें से कई ने अपने शरीर के बारे में अधूरी बातों से जाना: दवा की दुकान पर, डॉक्टर के साथ दस मिनट की जल्दबाज़ी में, देर रात फ़ोन पर। इसलिए हमने एक प्रयोग शुरू किया: जब महिलाएँ सीधे पूछें, डॉक्टर सीधे जवाब दें और बाकी सब सुनें, तब क्या होता है?',
  },
  promises: [
    {
      title: { en: 'Write without your name', hi: 'बिना नाम के लिखें' },
      text: {
        en: 'An anonymous post shows no name to anyone who reads it.',
        hi: 'अनाम पोस्ट पर किसी भी पाठक को नाम नहीं दिखता।',
      },
    },
    {
      title: { en: 'Works on any phone', hi: 'हर फ़ोन पर चलता है' },
      text: {
        en: 'Every page opens and every form sends, even on a slow connection.',
        hi: 'धीमे नेटवर्क पर भी हर पेज खुलता है और हर फ़ॉर्म भेजा जाता है।',
      },
    },
    {
      title: { en: 'In English and Hindi', hi: 'अंग्रेज़ी और हिन्दी में' },
      text: {
        en: 'The whole site speaks both; write in whichever is yours.',
        hi: 'पूरी साइट दोनों भाषाओं में है; अपनी भाषा में लिखें।',
      },
    },
  ],
} satisfies About

// SAMPLE. Addresses are in company.ts.

type Contact = { label: Text; title: Text; text: Text }

const contact = {
  label: { en: 'Talk to us', hi: 'हमसे बात करें' },
  title: { en: 'Let us make it easier to ask', hi: 'आइए, पूछना आसान बनाएँ' },
  text: {
    en: 'Clinic, company, sponsor, researcher, or somebody who would like to work here: a person reads every message and replies within 48 hours.',
    hi: 'क्लिनिक, कंपनी, प्रायोजक, शोधकर्ता, या कोई जो हमारे साथ काम करना चाहे: हर संदेश कोई इंसान पढ़ता है और 48 घंटों के भीतर जवाब देता है।',
  },
} satisfies Contact

// SAMPLE.

type Hero = {
  eyebrow: Text
  title: Text
  /** At most twelve words, which are shown one by one. */
  tagline: Text
  subtitle: Text
  /** From the inside out. About 60, 85 and 110 letters fill the rings. */
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

// SAMPLE. Five title cards, with their timing in app/styles/landing/intro.css.

type Frame = { headline: Text; subtitle: Text }

const intro = [
  {
    headline: { en: 'There is a question.', hi: 'एक सवाल है।' },
    subtitle: { en: 'You have carried it for years.', hi: 'बरसों से आपके साथ चल रहा है।' },
  },
  {
    headline: { en: 'You were told: it is nothing.', hi: 'आपसे कहा गया: कुछ नहीं है।' },
    subtitle: { en: 'Be brave. Be patient. Be quiet.', hi: 'सह लो। सब्र रखो। चुप रहो।' },
  },
  {
    headline: { en: 'Then somebody said it aloud.', hi: 'फिर किसी ने वही सवाल खुलकर पूछा।' },
    subtitle: { en: 'And the room breathed out.', hi: 'और सबने चैन की साँस ली।' },
  },
  {
    headline: { en: '“Me too,” said another.', hi: '“मेरे साथ भी,” दूसरी ने कहा।' },
    subtitle: { en: 'And another. And another.', hi: 'फिर तीसरी ने। फिर और भी।' },
  },
  {
    headline: { en: 'That is the experiment.', hi: 'यही हमारा प्रयोग है।' },
    subtitle: { en: 'Come in. There is a place for you.', hi: 'आइए। यहाँ आपके लिए जगह है।' },
  },
] satisfies [Frame, Frame, Frame, Frame, Frame]

const clinics = {
  label: { en: 'For clinics', hi: 'क्लिनिकों के लिए' },
  title: {
    en: 'Your patients find the words before they reach you.',
    hi: 'आप तक पहुँचने से पहले ही आपकी मरीज़ों को अपनी बात के शब्द मिल जाते हैं।',
  },
  facts: [
    {
      title: { en: 'What is said is watched over', hi: 'जो कहा जाता है, उस पर नज़र रहती है' },
      text: {
        en: 'Moderators read every report. Every thread says that the forum is not medical advice, and words of crisis bring up helplines.',
        hi: 'मॉडरेटर हर शिकायत पढ़ती हैं। हर चर्चा में लिखा है कि फ़ोरम डॉक्टर की सलाह की जगह नहीं लेता, और संकट के शब्दों पर सहायता नंबर सामने आते हैं।',
      },
    },
    {
      title: { en: 'Little is kept', hi: 'कम जानकारी रखी जाती है' },
      text: {
        en: 'No advertising, no tracking. Members choose a name, may write without it, and may erase everything.',
        hi: 'न विज्ञापन, न निगरानी। सदस्य अपना नाम चुनती हैं, बिना नाम के लिख सकती हैं और सब कुछ मिटा सकती हैं।',
      },
    },
    {
      title: { en: 'A pilot is small', hi: 'शुरुआत छोटी होती है' },
      text: {
        en: 'We agree in writing what we try together and for how long. You never see who wrote what.',
        hi: 'हम साथ क्या आज़माएँगे और कब तक, यह लिखकर तय होता है। किसने क्या लिखा, यह आपको कभी नहीं दिखता।',
      },
    },
  ],
  talk: { en: 'Talk to us', hi: 'हमसे बात करें' },
} satisfies { label: Text; title: Text; facts: { title: Text; text: Text }[]; talk: Text }

// SAMPLE: sensible, but no lawyer has read it.

type Section = { title: Text; points: Text[] }

const careers = {
  title: { en: 'Careers', hi: 'हमारे साथ काम करें' },
  text: {
    en: 'We look for care first and skill right after. We are remote-friendly: work from wherever in India suits you best. Tell us what you would change about women’s health, and which part of it you would like to do.',
    hi: 'हम पहले संवेदना देखते हैं, फिर तुरंत हुनर। घर से काम करना चाहें तो स्वागत है: भारत में जहाँ आपका मन लगे, वहाँ से। हमें बताएँ कि महिलाओं की सेहत में आपके विचार में क्या बदलना चाहिए, और उसमें से कौन-सा काम आपको पसंद आएगा।',
  },
} satisfies { title: Text; text: Text }

const privacy = {
  title: { en: 'Privacy', hi: 'निजता' },
  more: { en: 'What we keep, and how long', hi: 'हम क्या रखते हैं, और कब तक' },
  points: [
    {
      en: 'Reading needs no account. There is no advertising, and until you play an episode, nothing on this site is loaded from anywhere else.',
      hi: 'पढ़ने के लिए खाता ज़रूरी नहीं। यहाँ कोई विज्ञापन नहीं है, और एपिसोड चलाने से पहले बाहर से कुछ नहीं आता।',
    },
    {
      en: 'An anonymous post shows no name to any reader. Only you and moderators can see who wrote it.',
      hi: 'अनाम पोस्ट पर किसी पाठक को नाम नहीं दिखता। किसने लिखा, यह केवल आपको और मॉडरेटरों को दिख सकता है।',
    },
    {
      en: 'We never sell what you tell us. Take a copy of your data, or erase your account, in your settings at any time.',
      hi: 'आपकी बताई कोई बात हम कभी नहीं बेचते। सेटिंग्स में कभी भी अपनी जानकारी की प्रति लें या अपना खाता हटाएँ।',
    },
  ],
} satisfies Section & { more: Text }

const terms = {
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

const content = {
  intro,
  hero,
  about,
  clinics,
  services,
  team,
  contact,
  careers,
  privacy,
  terms,
  company,
}

export type LandingContent = In<typeof content>

/**
 * The landing page's content in a language. It is not part of the loader's data, which would repeat every text in the
 * page.
 */
export function landingContent(language: Language): LandingContent {
  return inLanguage(content, language)
}
