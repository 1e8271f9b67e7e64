const settings = {
  backToSettings: 'Back to settings',
  changePassword: 'Change password',
  changePasswordText: 'All your other sessions will be ended.',
  currentPassword: 'Present password',
  changeEmail: 'Change e-mail address',
  presentEmail: 'Present address: {{email}}',
  changeEmailText:
    'We send a link to the new address, and a warning to the present one. The new address counts once you have opened the link, signed in as you are now.',
  newEmail: 'New e-mail address',
  noPassword: 'You sign in with Google and have no password yet. Set one by mail first.',
  setPassword: 'Set a password',
  sessions: 'Where you are signed in',
  sessionsText: 'End what you do not know, and change your password then.',
  unknownDevice: 'Unknown device',
  signedIn: 'Signed in',
  thisSession: 'This session',
  endSession: 'End',
  endSessionOf: 'End: {{device}}',
  endOthers: 'End all other sessions',
  exportData: 'Download my data',
  deleteAccount: 'Delete my account',
  reports: 'My reports',
  blocks: 'Members I have blocked',
  reveals: 'When a moderator looked up my name',
}

export default settings
