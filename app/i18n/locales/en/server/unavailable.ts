const unavailable = {
  page: {
    title: 'This page cannot be shown at the moment',
    text: 'The site is running, but its database is not responding. Nothing is lost. Please try again in a minute.',
    again: 'Try again',
  },
  form: {
    title: 'This could not be saved',
    text: 'The database cannot save anything at the moment. Nothing you typed is lost: it is below. Send it again in a minute, or copy it to a safe place.',
    password: 'For your safety, passwords are not shown again: please type them again.',
    again: 'Send again',
  },
  lost: {
    title: 'This could not be posted',
    text: 'The post or comment is no longer available. Your text is below. Copy it if you want to keep it.',
    forum: 'Go to the forum',
  },
  label: {
    title: 'Title',
    content: 'Content',
    emailOrUsername: 'Email or username',
    username: 'Username',
    email: 'Email address',
    displayName: 'Display name',
    bio: 'Bio',
    name: 'Name',
    organization: 'Organization',
    phone: 'Phone number',
    message: 'Message',
    links: 'Links',
    note: 'Note',
    reason: 'Reason',
    code: 'Code',
    password: 'Password',
    currentPassword: 'Current password',
    confirmPassword: 'Confirm password',
    other: 'What you typed',
  },
}

export default unavailable
