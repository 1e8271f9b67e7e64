/** Subjects are neutral, because others may see the screen. */
export const en = {
  greeting: 'Hello,',
  sender: 'This email was sent by {site}.',
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Follow the link to confirm this email address for your account at {site}. It works for 24 hours.',
    action: 'Confirm email address',
    ignore: 'If you have no account there, ignore this email; nothing more will happen.',
  },
  resetPassword: {
    subject: 'Set a new password',
    text: 'Somebody, probably you, asked for a new password for your account at {site}. The link works for 10 minutes.',
    action: 'Set a new password',
    ignore: 'If it was not you, ignore this email; your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at {site} was changed just now, and all other sessions were ended.',
    action: 'It was not me: set a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  emailChanging: {
    subject: 'Your email address is about to change',
    text: 'For your account at {site} another email address was entered, with your password. It takes the place of this one as soon as it is confirmed.',
    action: 'It was not me: set a new password, which stops this',
    ignore: 'If it was you, there is nothing to do.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'Your account at {site} uses another email address from now on, and no longer this one.',
    action: 'It was not me: write to us',
    ignore: 'If it was you, there is nothing to do.',
  },
  connectGoogle: {
    subject: 'Sign in with Google from now on?',
    text: 'Somebody signed in with Google at {site}, with an account that has this email address. If it was you, follow the link to connect it to your account there; your password will no longer work. The link works for an hour.',
    action: 'Connect it to my account',
    ignore:
      'If it was not you, ignore this email: otherwise someone else would get into your account. Nothing has changed.',
  },
  secondStepAdded: {
    subject: 'Your sign-in has a second step now',
    text: 'From now on, signing in to your account at {site} also asks for a code of an authenticator app. All other sessions were ended.',
    action: 'It was not me: set a new password',
    ignore: 'If it was you, keep your recovery codes where you find them without your phone.',
  },
  secondStepRemoved: {
    subject: 'Your sign-in has no second step any more',
    text: 'Signing in to your account at {site} does not ask for a code any more. All other sessions were ended.',
    action: 'It was not me: set a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'A recovery code of your account at {site} was used just now. Still good: {left}. You can make new ones in the settings.',
    action: 'It was not me: set a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account at {site}. The former ones no longer work.',
    action: 'It was not me: set a new password',
    ignore: 'If it was you, there is nothing to do.',
  },
  somethingNew: {
    subject: 'Something new for you',
    text: 'There is something new for you at {site}.',
    action: 'See it in the browser',
    reason: 'You get these emails because email notifications are switched on for your account.',
    unsubscribe: 'Stop these emails',
  },
  messageReceived: {
    subject: 'New message {reference}',
    text: 'Somebody wrote through {site}. Replying to this email replies to them.',
    action: 'See it among the messages',
    reason: 'You get this email because messages from the site go to this address (CONTACT_TO).',
    field: {
      source: 'Sent through',
      intent: 'About',
      floor: 'Floor',
      name: 'Name',
      organization: 'Organization',
      email: 'Email',
      phone: 'Phone',
      links: 'Link',
      deckOverview: 'Wants a deck overview',
      voiceCall: 'Wants a voice call',
      confidentialNda: 'Wants a confidential NDA',
      language: 'Language',
    },
  },
  messageReceipt: {
    subject: 'We have your message {reference}',
    text: 'Thank you for writing to us at {site}. Your message has the ID {reference}. We reply within 48 hours.',
    action: 'See the confirmation',
    ignore: 'If you did not write to us, somebody mistyped their address; ignore this email.',
  },
  confirmSubscription: {
    subject: 'Confirm that you want to hear from us',
    text: 'This address was entered at {site} to hear about our app. Follow the link to confirm it; it works for 7 days. Until then we keep nothing.',
    action: 'Confirm',
    ignore: 'If it was not you, ignore this email; nothing more will happen.',
    leave: 'Take this address off our lists',
  },
}

type Translations<T> = { [K in keyof T]: T[K] extends string ? string : Translations<T[K]> }

export type MailTranslations = Translations<typeof en>
