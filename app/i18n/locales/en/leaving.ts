const leaving = {
  backToSettings: 'Back to settings',
  exportTitle: 'Download my data',
  exportText: 'You get a file with everything we keep about you.',
  exportAccount: 'Your account: profile, settings, devices, emails',
  exportWritten: 'What you wrote: posts, comments, drafts, reports',
  exportRead:
    'What you read: likes, and threads that you follow, have saved or have read, with their titles',
  exportSafety:
    'Safety: the usernames of members you have blocked, and when a moderator looked up your name',
  exportFormat: 'It is a text file in JSON format, which other programs can read.',
  exportCare:
    'The file also names what you posted anonymously. Keep it where only you can read it.',
  download: 'Download',
  deleteTitle: 'Delete my account',
  deleteText: 'This deletes the account of {{username}} for good. It cannot be undone.',
  deleteWhat:
    'Your profile, email address, devices and drafts are deleted at once, and you are signed out everywhere. Your likes remain only as numbers, and your reports without your name. Nobody is told by email.',
  deleteRemoved: 'What moderators have removed stays hidden, without your name.',
  exportFirst: 'If you want a copy, download your data first:',
  named: 'What you wrote under your name',
  namedStay: 'It stays, with “Deleted member” in place of your name',
  namedGo: 'It is deleted',
  anonymous: 'What you wrote anonymously',
  anonymousStay:
    'It stays anonymous, and nobody, not even a moderator, can find out who wrote it any more',
  anonymousGo:
    'It is deleted, piece by piece at random moments over the next three days, so that nobody can tell from the timing that it was yours',
  goNote:
    'A deleted post takes its comments with it. A deleted comment that others replied to leaves a note that it was deleted.',
  password: 'Your password',
  delete: 'Delete my account for good',
  cancel: 'Cancel',
  needsGoogle:
    'You have no password here, so we ask Google to confirm that it is you. Sign in with Google again; you then have ten minutes.',
  orPassword: 'Or set a password by email, and confirm with it:',
  needsPassword: 'You have no password here. Set one, and confirm with it that it is you:',
  setPassword: 'Set a password',
  confirmedBySignIn: 'You have just signed in; no password is needed.',
  goneTitle: 'Your account is deleted',
  goneText: 'You are signed out everywhere. Thank you for being part of this. All the best.',
  goneLater:
    'If you chose to delete what you wrote anonymously, it disappears bit by bit within three days.',
  goneForum: 'Reading the forum needs no account.',
  forum: 'Go to the forum',
  withGoogle: 'Continue with Google',
}

export default leaving
