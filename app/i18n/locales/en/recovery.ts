const recovery = {
  yourWords: 'Your six recovery words',
  shownOnce:
    'If you lose your password, these words let you set a new one. They are shown only now: write them down or print them, in this order.',
  keepThem:
    'Keep them where only you look. Anyone who has these words and your username can get into your account.',
  print: 'Print',
  written: 'I have written them down',
  check: 'Check your words',
  checkText:
    'Type two of the six words from what you have written down. Hindi words may be in Devanagari or in Latin letters.',
  wordAt: 'Word {{position}}',
  unlike: 'Word {{position}} is not the one we showed. Look it up and enter it again',
  continue: 'Continue',
  lostPage: 'I do not have the words: make new ones',
  recover: 'Set a new password with your words',
  recoverText:
    'For accounts without email. You will be signed out everywhere else, and get six new words.',
  sixWords: 'Your six recovery words',
  sixWordsHint:
    'In their order, with a space between them. Hindi words may be in Devanagari or in Latin letters.',
  hasEmail: 'Does your account have an email address?',
  byEmail: 'Get a link by email',
  lost: 'Have you lost your words?',
  title: 'Recovery words',
  renew: 'Make new words',
  renewText:
    'Your account has no email address. Six recovery words set a new password if you lose yours. They were shown once; if you do not have them, make new ones. The old words then stop working.',
  addEmail: 'Add an email address instead',
  removeEmail: 'Remove my email address',
  removeEmailText:
    'We delete the address and send no more mails. Google no longer signs you in. You get six recovery words instead: with them you can set a new password. What is new for you is under “Answers” in your profile.',
}

export default recovery
