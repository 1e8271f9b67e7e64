const profile = {
  title: 'Profile',
  verified: '✓ Verified',
  notVerified: 'Your e-mail address is not confirmed yet. Open the link that we sent you.',
  verifyAgain: 'Send it again',
  signOut: 'Sign Out',
  role: { member: 'Member', moderator: 'Moderator', admin: 'Administrator' },
  privateNote: 'Only you see your e-mail address.',
  unsubscribe: {
    title: 'Notifications by e-mail',
    on: 'Stop notifications by e-mail?',
    onText:
      'You will get no more mails about new comments and replies. Mails about your account itself still come.',
    off: 'Notifications by e-mail are off',
    offText:
      'You get no more mails about new comments and replies. You can switch them on again in your settings.',
    unknown: 'This link does not work',
    unknownText:
      'It may have been cut off, or belong to an address that is no longer in use. You can switch notifications off in your settings.',
    stop: 'Stop these mails',
    forum: 'Go to the forum',
  },
}

export default profile
