import type { Topic } from '../../app/content/topics'

/** The content of `npm run demo`. `by` is the author's index in `people`. */
export const people = [
  {
    username: 'asha_m',
    displayName: 'Asha',
    email: 'asha@example.com',
    language: 'en',
    role: 'member',
  },
  {
    username: 'meera_mod',
    displayName: 'Meera',
    email: 'meera@example.com',
    language: 'hi',
    role: 'moderator',
  },
  {
    username: 'kavita_p',
    displayName: 'कविता',
    email: 'kavita@example.com',
    language: 'hi',
    role: 'member',
  },
  {
    username: 'zoya',
    displayName: null,
    email: 'zoya@example.com',
    language: 'en',
    role: 'member',
  },
  {
    username: 'nila_r',
    displayName: 'Nila',
    email: 'nila@example.com',
    language: 'en',
    role: 'admin',
  },
] as const

type SampleTranscript = [start: number, speaker: string, text: string][]

type SampleEpisode = {
  episodeNumber: number
  title: string
  durationSeconds: number
  audioBytes?: number
  summary?: string
  people?: { name: string; role: string }[]
  chapters?: { start: number; title: string }[]
  transcripts?: { en: SampleTranscript; hi: SampleTranscript }
}

export const episodes: SampleEpisode[] = [
  {
    episodeNumber: 1,
    title: 'The pain that is not in your head',
    durationSeconds: 2_530,
    audioBytes: 40_480_000,
    summary:
      'Asha was told for nine years that everybody has it. Dr. Rao explains when period pain is a sign, and what to write down before a visit.',
    people: [
      { name: 'Nila', role: 'host' },
      { name: 'Dr. Rao', role: 'guest' },
    ],
    chapters: [
      { start: 0, title: 'Nine years' },
      { start: 760, title: 'When pain is a sign' },
      { start: 1_720, title: 'What to write down' },
    ],
    transcripts: {
      en: [
        [0, 'Nila', 'Welcome. Today we talk about pain that is waved away.'],
        [34, 'Nila', 'For nine years everybody told our listener that all women have it.'],
        [
          760,
          'Dr. Rao',
          'Pain that keeps you from work or school is not normal. It is a sign, and it has causes that we can treat.',
        ],
        [812, 'Nila', 'So when should somebody go to a doctor?'],
        [820, 'Dr. Rao', 'When a painkiller does not help, or when it gets worse each month.'],
        [
          1_720,
          'Dr. Rao',
          'Write down the days, a number from one to ten, and what you could not do.',
        ],
      ],
      hi: [
        [0, 'Nila', 'नमस्ते। आज हम उस दर्द की बात करेंगे जिसे टाल दिया जाता है।'],
        [34, 'Nila', 'नौ साल तक सबने यही कहा कि यह तो सबको होता है।'],
        [
          760,
          'Dr. Rao',
          'जो दर्द आपको काम या पढ़ाई से रोके, वह सामान्य नहीं है। यह एक संकेत है, और इसका इलाज हो सकता है।',
        ],
        [812, 'Nila', 'तो डॉक्टर के पास कब जाना चाहिए?'],
        [820, 'Dr. Rao', 'जब गोली से आराम न मिले, या हर महीने दर्द बढ़ता जाए।'],
        [1_720, 'Dr. Rao', 'तारीख लिखें, दर्द को एक से दस तक अंक दें, और लिखें कि क्या नहीं कर पाईं।'],
      ],
    },
  },
  {
    episodeNumber: 2,
    title: 'What a cycle is for',
    durationSeconds: 2_215,
    audioBytes: 35_440_000,
    summary:
      'What happens in the four weeks, why 28 days is only an average, and what light has to do with it.',
    people: [
      { name: 'Nila', role: 'host' },
      { name: 'Meera', role: 'guest' },
    ],
    chapters: [
      { start: 0, title: 'Four weeks' },
      { start: 640, title: 'Why 28 days is an average' },
    ],
    transcripts: {
      en: [
        [0, 'Nila', 'A cycle is more than the days when you bleed.'],
        [22, 'Meera', 'It is four weeks in which hormones take turns.'],
        [640, 'Meera', 'Twenty-eight days is an average. Anything from 21 to 35 is common.'],
        [702, 'Nila', 'And after night shifts?'],
        [709, 'Meera', 'Light in the evening can move ovulation by several days.'],
      ],
      hi: [
        [0, 'Nila', 'चक्र सिर्फ़ रक्तस्राव के दिन नहीं है।'],
        [22, 'Meera', 'ये चार हफ़्ते हैं, जिनमें हार्मोन बारी-बारी से काम करते हैं।'],
        [640, 'Meera', 'अट्ठाईस दिन एक औसत है। इक्कीस से पैंतीस दिन आम बात है।'],
        [702, 'Nila', 'और रात की पाली के बाद?'],
        [709, 'Meera', 'शाम की तेज़ रोशनी से अंडोत्सर्ग कई दिन आगे-पीछे हो सकता है।'],
      ],
    },
  },
  {
    episodeNumber: 3,
    title: 'पीसीओएस: जो डॉक्टर ने नहीं बताया',
    durationSeconds: 3_904,
    audioBytes: 62_464_000,
    summary: 'पीसीओएस क्या है, वज़न की सलाह से आगे क्या मदद करता है, और जाँच में क्या पूछें।',
    people: [
      { name: 'Nila', role: 'host' },
      { name: 'डॉ. शर्मा', role: 'guest' },
    ],
    chapters: [
      { start: 0, title: 'पीसीओएस क्या है' },
      { start: 760, title: 'वज़न से आगे' },
      { start: 2_400, title: 'जाँच में क्या पूछें' },
    ],
    transcripts: {
      en: [
        [0, 'Nila', 'Many of you wrote that the only advice was to lose weight.'],
        [41, 'डॉ. शर्मा', 'PCOS is a matter of hormones, and one in ten women has it.'],
        [760, 'डॉ. शर्मा', 'Sleep, an early dinner and walking help, whatever the scales say.'],
        [2_400, 'डॉ. शर्मा', 'Ask for your sugar, thyroid and vitamin D to be tested as well.'],
      ],
      hi: [
        [0, 'Nila', 'आप में से बहुतों ने लिखा कि सलाह बस वज़न घटाने की मिली।'],
        [41, 'डॉ. शर्मा', 'पीसीओएस हार्मोन की बात है, और दस में से एक महिला को होता है।'],
        [760, 'डॉ. शर्मा', 'नींद, जल्दी खाना और टहलना मदद करते हैं, तराज़ू चाहे जो कहे।'],
        [2_400, 'डॉ. शर्मा', 'शुगर, थायरॉइड और विटामिन डी की जाँच भी करवाएँ।'],
      ],
    },
  },
  { episodeNumber: 4, title: 'Sleep, stress and the night shift', durationSeconds: 1_890 },
]

type SampleComment = {
  by: number
  text: string
  hidden?: boolean
  replies?: { by: number; text: string; hidden?: boolean }[]
}

type SamplePost = {
  by: number
  topic?: Topic
  title: string
  text: string
  episode?: number
  hidden?: boolean
  hoursAgo: number
  comments?: SampleComment[]
  likedBy?: number[]
}

export const posts: SamplePost[] = [
  {
    by: 0,
    topic: 'periods',
    title: 'How did you explain period pain to your family?',
    text: 'At home it was always "everyone has it". I started to write down what I could not do on those days, and for the first time my mother listened.\n\nWhat worked for you?',
    hoursAgo: 2,
    likedBy: [1, 2, 3],
    comments: [
      {
        by: 3,
        text: 'A simple scale from 1 to 10 on the kitchen calendar. After two months nobody said "everyone has it" any more.',
        replies: [
          { by: 0, text: 'I am going to try the calendar. Thank you!' },
          { by: 2, text: 'हमने भी यही किया, और इससे डॉक्टर को भी मदद मिली।' },
        ],
      },
      { by: 1, text: 'It helped to listen to episode 1 together.', hidden: true },
    ],
  },
  {
    by: 2,
    topic: 'pcos',
    title: 'पीसीओएस के साथ रोज़ का खाना कैसे बदला?',
    text: 'डॉक्टर ने बस इतना कहा कि "वज़न कम करो"। मुझे यह जानना है कि आप लोगों ने रोज़ के खाने में क्या छोटे बदलाव किए जो टिक पाए।\n\nमैंने रात का खाना जल्दी करना शुरू किया है।',
    episode: 3,
    hoursAgo: 7,
    likedBy: [0, 1],
    comments: [{ by: 1, text: 'सुबह दाल का चीला और दिन में टहलना। धीरे-धीरे फ़र्क दिखा।' }],
  },
  {
    by: 3,
    title: 'Afraid of my first gynaecologist visit',
    text: 'I am 24 and have never been. I do not know what they will ask, and I would rather not have my name here. What should I write down before I go?',
    hidden: true,
    hoursAgo: 26,
    likedBy: [0, 2],
    comments: [
      {
        by: 0,
        text: 'The first day of your last period, how long it lasts, and every medicine you take. You may ask for a woman doctor, and you may bring someone.',
        replies: [{ by: 3, text: 'That calms me a little. Thank you.', hidden: true }],
      },
    ],
  },
  {
    by: 1,
    topic: 'periods',
    title: 'Night shifts and a cycle that went missing',
    text: 'Since I changed to nights my cycle is anywhere between 24 and 50 days. Episode 4 spoke about light in the evening. Has anyone here tried it for a few months?',
    episode: 4,
    hoursAgo: 49,
    likedBy: [3],
  },
  {
    by: 2,
    topic: 'pregnancy',
    title: 'गर्भपात के बाद अपने लिए समय',
    text: 'तीन महीने हो गए हैं। सब कहते हैं कि आगे बढ़ो। मैं बस यह कहना चाहती हूँ कि आगे बढ़ने में समय लगता है, और अगर आप भी इससे गुज़री हैं तो आप अकेली नहीं हैं।',
    hidden: true,
    hoursAgo: 100,
    likedBy: [0, 1, 3],
    comments: [{ by: 0, text: 'You are not alone. Thank you for writing this.' }],
  },
  {
    by: 0,
    title: 'Which questions should the podcast ask next?',
    text: 'The team reads this forum. Thyroid? Menopause at forty? Contraception without hormones? Write what you would like to hear about, however small it seems.',
    hoursAgo: 250,
  },
]
