const profile = {
  title: 'Profile',
  verified: '✓ Verified',
  signOut: 'Sign Out',
  role: { member: 'Member', moderator: 'Moderator', admin: 'Administrator' },
  privateNote: 'Only you see your e-mail address.',
}

export default profile
