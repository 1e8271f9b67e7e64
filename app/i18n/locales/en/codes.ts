const codes = {
  backToSettings: 'Back to settings',
  title: 'Second step at sign-in',
  what: 'After your password, you will also be asked for a six-digit code from an app on your phone. Someone who only knows your password cannot get in.',
  needed:
    'You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or 2FAS. It works without internet.',
  forTeam: 'What moderators and administrators see opens only after a second step.',
  forTeamUntil:
    'What moderators and administrators see opens only after a second step. Set it up before {{until}}: your role ends then without it.',
  password: 'Your password',
  begin: 'Set it up',
  add: 'Add this site to your app',
  scan: 'Scan this picture with the app:',
  picture: 'QR code with the key shown below',
  sameDevice: 'Is the app on this device?',
  openApp: 'Open in the app',
  byHand: 'Or type this key into the app:',
  code: 'Code',
  setUpHint: 'The six digits that the app shows for The XXperiment',
  turnOn: 'Switch the second step on',
  isOn: 'Your second step is on, since',
  codesLeft_one: 'One recovery code is left.',
  codesLeft_other: '{{count}} recovery codes are left.',
  codesLeft_zero: 'No recovery code is left. Make new ones.',
  change: 'Change it',
  renew: 'Make new recovery codes; the old ones will stop working',
  remove: 'Remove the second step; all your other sessions will be ended',
  continue: 'Continue',
  ownHint: 'Six digits from your app, or one of your recovery codes',
  codesTitle: 'Your recovery codes',
  codesText:
    'One of these codes lets you in when you do not have your phone. Each works once. They are shown only now: print them or write them down, and keep them apart from your phone.',
  done: 'I have saved them',
  signInTitle: 'Enter your code',
  signInText: 'Open your authenticator app and enter the code that it shows for The XXperiment.',
  signInHint:
    'Six digits from the app, or one of your recovery codes if you do not have your phone',
  signIn: 'Sign in',
  lost: 'No phone and no recovery code?',
  writeToUs: 'Write to us',
  again: 'Sign in as someone else',
}

export default codes
