const profile = {
  title: 'Profile',
  verified: '✓ Verified',
  notVerified: 'Your e-mail address is not confirmed yet. Open the link that we sent you.',
  verifyAgain: 'Send it again',
  signOut: 'Sign Out',
  role: { member: 'Member', moderator: 'Moderator', admin: 'Administrator' },
  privateNote: 'Only you see your e-mail address.',
}

export default profile
