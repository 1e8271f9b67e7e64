const settings = {
  backToSettings: 'Back to settings',
  changePassword: 'Change password',
  changePasswordText: 'All your other sessions will be ended.',
  currentPassword: 'Current password',
  changeEmail: 'Change email address',
  presentEmail: 'Current address: {{email}}',
  changeEmailText:
    'We send a link to the new address, and a warning to the current one. The new address takes effect once you open the link while signed in.',
  newEmail: 'New email address',
  noPassword: 'You sign in with Google and have no password yet. Set one by email first.',
  setPassword: 'Set a password',
  sessions: 'Where you are signed in',
  sessionsText: 'End any session you do not recognise, then change your password.',
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
