/** What a new member reads once, above the first screen after signing up. */
const welcome = {
  title: 'Welcome. It is good to have you here.',
  name: 'Each time you write, you choose: under your name, or anonymously. Then other members see no name; should a moderator ever look it up, you are told.',
  nameLink: 'Choose how your name looks',
  rules: 'Three things we ask of everybody',
  rule: {
    kind: 'Be kind: the one you answer may be having a hard night.',
    lived: 'Tell what you have lived; leave diagnoses to doctors.',
    names: 'Leave out names and telephone numbers, yours and those of others.',
  },
  hello: 'Say hello',
  noHurry: 'Or just read. There is no hurry.',
}

export default welcome
