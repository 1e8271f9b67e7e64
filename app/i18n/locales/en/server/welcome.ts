/** What a new member reads once, above the first screen after signing up. */
const welcome = {
  title: 'It is good to have you here.',
  name: 'Each time you write, you choose: under your name, or anonymously.',
  shared: 'After ten idle minutes you are signed out.',
  lookedUp:
    'Where you write anonymously, other members see no name. If a moderator ever looks it up, you are told.',
  nameLink: 'Choose your display name',
  rules: 'What we ask of everybody',
  rule: {
    kind: 'Be kind: the person you answer may be having a hard night.',
    lived: 'Share what you have been through; leave diagnoses to doctors.',
    names: 'Leave out names and phone numbers, your own and other people’s.',
  },
  hello: 'Say hello',
  noHurry: 'Or just read.',
}

export default welcome
