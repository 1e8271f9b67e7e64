/** Notices about the last action, shown once on the next page. The server renders them, so browsers do not load these texts. */
const notices = {
  'signed-in': { title: 'Welcome back!', description: 'You have successfully signed in.' },
  'signed-up': { title: 'Account created!', description: 'Welcome to The XXperiment community.' },
  'post-created': { title: 'Post created!', description: 'Your post has been published.' },
  'post-held': {
    title: 'Your post waits for a moderator',
    description:
      'Your account is new, so a moderator reads posts with links or phone numbers first, and every post after the third. Until then only you see it, on your profile.',
  },
  'comment-held': {
    title: 'Your comment waits for a moderator',
    description:
      'Your account is new, so a moderator reads comments with links or phone numbers first. Until then only you see it.',
  },
  'comment-posted': { title: 'Comment posted!', description: 'Your comment has been added.' },
  'post-not-found': { title: 'Error', description: 'Post not found' },
  'comment-gone': {
    title: 'Comment not found',
    description: 'The comment that the link leads to is no longer here.',
  },
  'cookies-refused': {
    title: 'This site needs cookies here',
    description:
      'Your browser refuses them, so nothing was kept. Allow cookies for this site and try again. To write to us, the form on the home page needs none.',
  },
  'profile-not-loaded': { title: 'Error', description: 'Failed to load profile' },
  'not-your-form': {
    title: 'Not sent',
    description:
      'That form was opened by another member. What was written is kept for them; sign in to your own account to write.',
  },
  'post-updated': { title: 'Post updated', description: 'Your changes have been saved.' },
  'comment-updated': { title: 'Comment updated', description: 'Your changes have been saved.' },
  'post-deleted': { title: 'Post deleted', description: 'Your post and its comments are gone.' },
  'comment-deleted': { title: 'Comment deleted', description: 'Your comment is gone.' },
  'comment-kept': {
    title: 'Comment not deleted',
    description:
      'Meanwhile a moderator has removed it, or reports have hidden it: nobody else can read it. Your profile says why.',
  },
  'profile-updated': { title: 'Profile updated', description: '' },
  'settings-updated': {
    title: 'Settings updated',
    description: 'Your notification preferences have been saved.',
  },
  'reset-sent': { title: 'Check your email', description: '' },
  'password-changed': {
    title: 'Password changed',
    description: 'All your other devices are signed out.',
  },
  'second-step-removed': {
    title: 'Second step removed',
    description: 'All your other devices are signed out.',
  },
  'passkey-added': { title: 'Passkey added', description: 'You can sign in with it from now on.' },
  'passkey-removed': { title: 'Passkey removed', description: '' },
  'passkey-renamed': { title: 'Name saved', description: '' },
  'passkey-expired': {
    title: 'Passkey not added',
    description: 'That took longer than five minutes. Please try again.',
  },
  'second-step-expired': {
    title: 'Not turned on',
    description:
      'That took longer than 15 minutes, or you have signed in again. Start again, and delete the old entry in your app.',
  },
  'email-removed': {
    title: 'Email address removed',
    description: 'From now on you get no mails from us.',
  },
  'email-asked': {
    title: 'Check your email',
    description: 'Open the link that we sent to the new address; until then nothing changes.',
  },
  unblocked: { title: 'Unblocked', description: 'You will see what this member writes again.' },
  unfollowed: {
    title: 'Unfollowed',
    description: 'What others write in this thread is no longer listed here.',
  },
  'appeal-sent': {
    title: 'Sent',
    description: 'A moderator will look again. You will see the answer here.',
  },
  saved: { title: 'Saved', description: '' },
  'review-removed': {
    title: 'Review taken back',
    description: 'It is no longer shown under the comment.',
  },
  'decided-already': {
    title: 'Decided already',
    description: 'Another moderator was quicker. What you chose does not count.',
  },
  'deleted-meanwhile': {
    title: 'Nothing to decide',
    description: 'Its author has deleted it.',
  },
  'session-ended': { title: 'Signed out there', description: 'That device is signed out.' },
  'sessions-ended': {
    title: 'Signed out elsewhere',
    description: 'All your other devices are signed out.',
  },
  'trust-ended': {
    title: 'Device no longer trusted',
    description: 'It will be asked for the second step again.',
  },
  'verification-sent': {
    title: 'Check your email',
    description: 'We have sent the link again. It works for 24 hours.',
  },
  'signed-out-idle': {
    title: 'You were signed out',
    description: 'Nobody used this phone or computer for ten minutes. Sign in to go on.',
  },
  'google-joined': {
    title: 'Welcome back!',
    description:
      'Your account is now connected to Google. Its old password no longer works; you can set a new one by email.',
  },
  'google-cancelled': {
    title: 'Sign in failed',
    description: 'Signing in with Google was cancelled. Nothing has changed.',
  },
  'google-other-account': {
    title: 'Not confirmed',
    description: 'That was another Google account. Choose the one that you sign in with here.',
  },
  'google-address-unusable': {
    title: 'Sign in failed',
    description:
      'Mail cannot reach the email address of your Google account. Sign up with another address and a password.',
  },
  'google-unverified': {
    title: 'Sign in failed',
    description: 'Google has not confirmed your email address. Sign up with a password instead.',
  },
  'sign-in-expired': {
    title: 'Sign in failed',
    description: 'That took too long or was started in another browser. Please try again.',
  },
  'google-down': {
    title: 'Sign in failed',
    description: 'Google cannot be reached at the moment. Try again later or use your password.',
  },
}

export default notices
