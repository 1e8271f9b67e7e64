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

export const episodes = [
  { episodeNumber: 1, title: 'The pain that is not in your head', durationSeconds: 2_530 },
  { episodeNumber: 2, title: 'What a cycle is for', durationSeconds: 2_215 },
  { episodeNumber: 3, title: 'पीसीओएस: जो डॉक्टर ने नहीं बताया', durationSeconds: 3_904 },
  { episodeNumber: 4, title: 'Sleep, stress and the night shift', durationSeconds: 1_890 },
] as const

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
