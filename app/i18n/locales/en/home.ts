const home = {
  eyebrow: "Women's health, spoken aloud",
  title: 'What nobody told you about your body, told together.',
  text: 'A podcast that asks the questions, and a forum where you can ask yours: by name, or without one.',
  toForum: 'Read the forum',
  toPodcast: 'About the podcast',
  anonymous: {
    title: 'Write without your name',
    text: 'An anonymous post shows no name to anyone who reads it.',
  },
  everywhere: {
    title: 'Works on any phone',
    text: 'Every page reads and every form sends, even on a slow line.',
  },
  bilingual: {
    title: 'In English and Hindi',
    text: 'The whole site speaks both; write in whichever is yours.',
  },
}

export default home
