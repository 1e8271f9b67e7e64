// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const accessibility = {
  title: 'Accessibility',
  description:
    'How this site works for everybody, what is not good enough yet, and how to tell us.',
  lead: 'Everybody should be able to read, ask and answer here: by keyboard, by ear, with large letters, on an old phone, without scripts.',
  sections: [
    {
      title: 'What you can do',
      points: [
        'Use every page with a keyboard alone, and see where you are.',
        'Zoom to 400 percent, or set larger letters and wider spacing, without scrolling sideways.',
        'Listen to every page with a screen reader, in English and Hindi.',
        'Use every form without JavaScript, and in a browser of 2018.',
        'Switch to a dark theme; high contrast, forced colours and no motion follow your device.',
        'Choose the lite version at the foot of each page: it needs little data and no scripts.',
      ],
    },
    {
      title: 'How far we are',
      points: [
        'We aim at level AA of the Web Content Accessibility Guidelines 2.2, and at contrast of 7 to 1 for text.',
        'Each change is tested with axe on every page and state, in both themes and languages, with and without scripts; with keyboard journeys; at 320 pixels; and in a text browser.',
        'Nobody outside the team has audited the site yet, and people with disabilities have not tested it with us yet.',
      ],
    },
    {
      title: 'What is not good enough yet',
      points: [
        'Some episodes of the podcast have no transcript, or have one in one language only.',
        'Posts and comments are shown in the language in which they were written.',
        'With a screen reader in Hindi, English names inside Hindi posts may be read with a Hindi voice.',
        'The animated introduction of the home page has no description; none of it is needed to use the page.',
      ],
    },
  ],
  tell: 'Tell us',
  tellText:
    'If something stands in your way, write to us in either language. Say which page it was and what you use. We answer within two working days, and send you what you need in another form meanwhile.',
  tellOtherwise:
    'If our answer does not help, you can turn to the Chief Commissioner for Persons with Disabilities:',
  date: 'This statement was written on 27\u00a0November 2026, from our own tests.',
}

export default accessibility
