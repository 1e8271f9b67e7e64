const unavailable = {
  page: {
    title: 'This page cannot be shown at the moment',
    text: 'The site is there, but its database does not answer. Nothing is lost. Please try again in a minute.',
    again: 'Try again',
  },
  form: {
    title: 'This could not be saved',
    text: 'The database takes nothing at the moment. Nothing of what you typed is lost: it stands below. Send it again in a minute, or copy it to a safe place.',
    password: 'For your safety passwords are not shown again: please type them anew.',
    again: 'Send again',
  },
  label: {
    title: 'Title',
    content: 'Text',
    emailOrUsername: 'E-mail or username',
    username: 'Username',
    email: 'E-mail address',
    displayName: 'Display name',
    bio: 'About you',
    name: 'Name',
    organization: 'Organization',
    phone: 'Phone number',
    message: 'Message',
    links: 'Links',
    note: 'Note',
    reason: 'Reason',
    code: 'Code',
    password: 'Password',
    currentPassword: 'Present password',
    confirmPassword: 'Confirm password',
    other: 'What you typed',
  },
}

export default unavailable
