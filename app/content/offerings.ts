import type { Text } from './text'

// SAMPLE.

type Services = {
  label: Text
  title: Text
  podcast: {
    kind: Text
    name: Text
    text: Text
    questions: [Text, Text, Text]
    enter: Text
    forum: Text
  }
  app: {
    kind: Text
    name: Text
    text: Text
    features: [Feature, Feature, Feature]
    /** Shown next to the two buttons. */
    note: Text
  }
  /** Texts in the drawing, each of about twenty letters at most. */
  phone: {
    episode: Text
    guests: Text
    question: Text
    answer: Text
    today: Text
    cycleDay: Text
    pain: Text
    sleep: Text
    add: Text
  }
}

type Feature = { title: Text; text: Text }

export const services = {
  label: { en: 'What we make', hi: 'हम क्या बनाते हैं' },
  title: { en: 'Two ways to be heard', hi: 'सुने जाने के दो रास्ते' },
  podcast: {
    kind: { en: 'Podcast and community', hi: 'पॉडकास्ट और समुदाय' },
    name: { en: 'The XXperiment', hi: 'The XXperiment' },
    text: {
      en: 'Each episode takes up one question that is rarely asked aloud, with women who have lived it and doctors who know it. The conversation goes on in the forum, under your name or without one.',
      hi: 'हर एपिसोड में एक ऐसा सवाल उठता है, जो खुलकर कम ही पूछा जाता है। साथ होती हैं वे महिलाएँ जिन्होंने उसे जिया है, और वे डॉक्टर जो उसे समझती हैं। बातचीत फ़ोरम में आगे बढ़ती है, आपके नाम के साथ या उसके बिना।',
    },
    questions: [
      { en: '“How much pain is too much?”', hi: '“कितना दर्द बहुत ज़्यादा है?”' },
      { en: '“Who decides about my body?”', hi: '“मेरे शरीर का फ़ैसला कौन करेगा?”' },
      { en: '“What comes after forty?”', hi: '“चालीस के बाद क्या बदलता है?”' },
    ],
    enter: { en: 'Meet The XXperiment', hi: 'The XXperiment से मिलें' },
    forum: { en: 'Read the forum', hi: 'फ़ोरम पढ़ें' },
  },
  app: {
    kind: { en: 'Health companion app', hi: 'सेहत का साथी ऐप' },
    name: { en: 'A notebook that listens', hi: 'एक डायरी, जो सुनती है' },
    text: {
      en: 'Scattered days become something you and your doctor can read together. We are building it as a medical product, so we are taking our time.',
      hi: 'बिखरे हुए दिन एक ऐसी कहानी बनते हैं, जिसे आप और आपकी डॉक्टर साथ पढ़ सकें। हम इसे चिकित्सा उत्पाद के रूप में बना रहे हैं, इसलिए जल्दबाज़ी नहीं कर रहे।',
    },
    features: [
      {
        title: { en: 'Notes in seconds', hi: 'कुछ ही पलों में दर्ज' },
        text: {
          en: 'Pain, sleep, bleeding, mood: two taps, even half asleep.',
          hi: 'दर्द, नींद, रक्तस्राव, मूड: बस दो बार छूना है, आधी नींद में भी।',
        },
      },
      {
        title: { en: 'Patterns in plain words', hi: 'सरल शब्दों में समझ' },
        text: {
          en: 'See what returns and what has changed, without a lecture.',
          hi: 'देखें कि क्या लौटता है और क्या बदला है, बिना किसी उपदेश के।',
        },
      },
      {
        title: { en: 'A page for your doctor', hi: 'डॉक्टर के लिए एक पेज' },
        text: {
          en: 'One clear page to take along, so that ten minutes are enough.',
          hi: 'साथ ले जाने के लिए एक साफ़ पेज, ताकि दस मिनट काफ़ी हों।',
        },
      },
    ],
    note: {
      en: 'Join the waitlist to try it early, or just hear when it is ready.',
      hi: 'जल्दी आज़माने के लिए प्रतीक्षा सूची से जुड़ें, या बस तैयार होने की खबर पाएँ।',
    },
  },
  phone: {
    episode: { en: 'How much pain?', hi: 'कितना दर्द?' },
    guests: { en: 'with Maya and Meher', hi: 'माया और मेहर के साथ' },
    question: { en: 'I have that too.', hi: 'मेरे साथ भी।' },
    answer: { en: 'Me too.', hi: 'मुझे भी।' },
    today: { en: 'Today', hi: 'आज' },
    cycleDay: { en: 'Day 12', hi: '12वाँ दिन' },
    pain: { en: 'Pain: some', hi: 'दर्द: थोड़ा' },
    sleep: { en: 'Slept well', hi: 'नींद: अच्छी' },
    add: { en: 'Add a note', hi: 'दर्ज करें' },
  },
} satisfies Services
