const settings = {
  backToSettings: 'Back to settings',
  signingIn: 'Signing in',
  yourData: 'Your data',
  safety: 'Safety',
  changePassword: 'Change password',
  changePasswordText: 'All your other devices will be signed out.',
  currentPassword: 'Current password',
  changeEmail: 'Change email address',
  presentEmail: 'Current address: {{email}}',
  changeEmailText:
    'We will send a link to the new address, and a warning to the current one. The new address takes effect once you open the link while signed in.',
  addEmail: 'Add an email address',
  noMails:
    'Your account has no email address, so you get no mails. What is new for you is under “Answers”.',
  noPresentEmail: 'Your account has no email address, and needs none. With one:',
  addEmailReasons: {
    password: 'You set a new password by email, without your recovery words.',
    answers: 'We can tell you when somebody answers you.',
    hidden: 'Other members still never see it.',
  },
  addEmailText:
    'We will send a link to the address. It takes effect once you open the link while signed in; your recovery words then stop working.',
  recoveryWords: 'Recovery words',
  removeEmail: 'Remove my email address',
  noPasswordWords:
    'You sign in with Google and have no password yet. Set one with your recovery words first.',
  newEmail: 'New email address',
  noPassword: 'You sign in with Google and have no password yet. Set one by email first.',
  setPassword: 'Set a password',
  secondStep: 'Second step at sign-in',
  sessions: 'Where you are signed in',
  sessionsText: 'Sign out any device that you do not recognize, then change your password.',
  unknownDevice: 'Unknown device',
  signedIn: 'Signed in',
  thisSession: 'This device',
  endSession: 'Sign out',
  endSessionOf: 'Sign out: {{device}}',
  endOthers: 'Sign out all other devices',
  trusted: 'Trusted devices',
  trustedText:
    'These are not asked for your second step for 30 days, unless you change your password or sign out all other devices before then.',
  trustedSince: 'Trusted',
  endTrust: 'Ask for the code again',
  endTrustOf: 'Ask for the code again: {{device}}',
  exportData: 'Download my data',
  deleteAccount: 'Delete my account',
  reports: 'My reports',
  blocks: 'Members I have blocked',
  hidden: 'Topics that I hide',
  reveals: 'When a moderator looked up my name',
}

export default settings
