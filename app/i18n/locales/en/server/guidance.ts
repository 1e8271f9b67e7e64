// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const guidance = {
  heading: 'Before you publish',
  intro:
    'Nothing is published yet. These passages may show who you are or who somebody else is, or may mislead a reader. You decide.',
  inTitle: 'In your title:',
  inText: 'In your text:',
  more_one: 'There is one more passage.',
  more_other: 'There are {{count}} more passages.',
  note_one: 'If you take it out, a word such as [number] or [name] replaces it.',
  note_other: 'If you take them out, words such as [number] or [name] replace them.',
  noteAsksAgain_one:
    'If you take it out, a word such as [number] or [name] replaces it. We then ask about the rest, before anything is published.',
  noteAsksAgain_other:
    'If you take them out, words such as [number] or [name] replace them. We then ask about the rest, before anything is published.',
  takeOut: 'Take out: {{what}}',
  takeOutAndPublish_one: 'Take it out and publish',
  takeOutAndPublish_other: 'Take them out and publish',
  publish: 'Publish as it is',
  goBack: 'Change it myself',
  kind: {
    phone: 'A phone number',
    email: 'An email or payment address',
    profile: 'The address of a profile',
    aadhaar: 'An Aadhaar number',
    abha: 'An ABHA number or address',
    'hospital-number': 'The number of a hospital file',
    'birth-date': 'A date of birth',
    'postal-address': 'A postal address',
    name: 'A name',
    'place-and-name': 'A full name together with a village',
    'own-name': 'Your own name, in an anonymous text',
    'own-words':
      'These words are also in a text under your name: anybody who searches for them learns who wrote this',
    'own-anonymous-words':
      'These words are also in an anonymous text of yours: anybody who searches for them learns who wrote that',
    dose: 'A dose as advice: it helped you, but may harm somebody else. Better: say that it was yours',
    'empty-title':
      'A title that says little: add a few words on what it is about, and more people will answer',
  },
  word: {
    phone: '[number]',
    email: '[email]',
    profile: '[profile]',
    aadhaar: '[number]',
    abha: '[number]',
    'hospital-number': '[number]',
    'birth-date': '[date]',
    'postal-address': '[address]',
    name: '[name]',
    'place-and-name': '[name]',
    'own-name': '[name]',
    'own-words': '[words]',
    'own-anonymous-words': '[words]',
    dose: '[dose]',
    'empty-title': '[title]',
  },
}

export default guidance
