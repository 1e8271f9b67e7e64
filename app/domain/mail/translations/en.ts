/** Subjects are neutral, because others may see the screen. */
export const en = {
  greeting: 'Hello,',
  otherwise: 'If it was not you:',
  sender: 'This email was sent by {site}.',
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Press “Confirm email address” if you have an account with this address at {site}. The button works for 24 hours.',
    action: 'Confirm email address',
    ignore: 'If you have no account at our site, ignore this email; nothing more will happen.',
  },
  resetPassword: {
    subject: 'Set a new password',
    text: 'Someone, probably you, asked for a new password for your account at {site}. The link works for 10 minutes.',
    action: 'Set a new password',
    ignore: 'If it was not you, ignore this email; your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account at {site} was changed just now, and all other devices were signed out.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do. If it was not you, set a new password now.',
  },
  emailChanging: {
    subject: 'Your email address is about to change',
    text: 'A different email address was entered for your account at {site}, together with your password. It will replace this one as soon as it is confirmed.',
    action: 'Set a new password',
    ignore:
      'You did this? Then there is nothing to do. If it was not you, set a new password: that stops it.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'From now on, your account at {site} uses a different email address instead of this one.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do. If it was not you, write to us.',
  },
  connectGoogle: {
    subject: 'Sign in with Google from now on?',
    text: 'Someone signed in with Google at {site}, with a Google account that has this email address. Press “Connect Google” only if it was you; the button works for 10 minutes.',
    warning: 'After that your password no longer works: you sign in with Google alone.',
    action: 'Connect Google',
    ignore:
      'If it was not you, do not press the button: someone else would get into your account. Nothing has changed, and there is nothing to do.',
  },
  googleConnected: {
    subject: 'You now sign in with Google',
    text: 'Your account at {site} is now connected to a Google account that has this email address. All devices were signed out, and a former password no longer works.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do.',
    steps: {
      password:
        'Press “It was not me” and set a new password. This alone does not disconnect the Google account.',
      write: 'Write to us, so that we can disconnect it',
    },
  },
  secondStepAdded: {
    subject: 'Your sign-in now has a second step',
    text: 'From now on, signing in to your account at {site} also asks for a code from an authenticator app. All other devices were signed out.',
    action: 'It was not me',
    ignore:
      'You did this? Then keep your recovery codes where you can find them without your phone.',
    steps: {
      password:
        'Press “It was not me” and set a new password. This alone does not remove the second step.',
      write: 'Write to us, so that we can remove it',
    },
  },
  secondStepRemoved: {
    subject: 'Your sign-in no longer has a second step',
    text: 'Signing in to your account at {site} no longer asks for a code. All other devices were signed out.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do.',
    steps: {
      password: 'Press “It was not me” and set a new password.',
      further: 'Sign in and switch the second step on again in your settings.',
      write: 'If you cannot, write to us',
    },
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'A recovery code of your account at {site} was used just now. Codes left: {left}. You can make new ones in your settings.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do. If it was not you, set a new password now.',
  },
  recoveryCodesRenewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account at {site}. The old ones no longer work.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do.',
    steps: {
      password: 'Press “It was not me” and set a new password.',
      further:
        'Sign in and make new recovery codes in your settings: the ones made just now still work.',
      write: 'If you cannot, write to us',
    },
  },
  passkeyAdded: {
    subject: 'Your account has a new passkey',
    text: 'A passkey was added to your account at {site}. Whoever has it can sign in with it.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do.',
    steps: {
      password: 'Press “It was not me” and set a new password.',
      further:
        'Sign in and remove the passkey in your settings: a new password alone is not enough.',
      write: 'If you cannot, write to us',
    },
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    text: 'A passkey of your account at {site} was removed. Nobody can sign in with it any more. All other devices were signed out.',
    action: 'It was not me',
    ignore: 'You did this? Then there is nothing to do. If it was not you, set a new password now.',
  },
  somethingNew: {
    subject: 'Something new for you',
    text: 'There is something new for you at {site}.',
    action: 'Read what is new',
    reason: 'You get these emails because email notifications are switched on for your account.',
    unsubscribe: 'Stop these emails',
  },
  digest: {
    subject: 'What is new for you',
    text: {
      one: 'There is something new in {threads} thread that you follow at {site}.',
      other: 'There is something new in {threads} threads that you follow at {site}.',
    },
    action: 'Read what is new',
    reason: 'You get this summary because you chose it in your notification settings.',
    unsubscribe: 'Stop this summary',
  },
  somethingWaiting: {
    subject: 'Something is waiting',
    text: 'Something new waits for a moderator at {site}. This email says nothing more, so that nobody else learns it.',
    action: 'Open the queue',
    reason: 'You get this email because you are a moderator. It comes at most once an hour.',
    settings: 'Switch it off in your notification settings',
  },
  dangerWaiting: {
    subject: 'Urgent: something is waiting',
    text: 'Someone reported at {site} that somebody may be in danger. Please look now. This email says nothing more, so that nobody else learns it.',
    action: 'Look now',
    reason: 'You get this email because you are a moderator.',
    settings: 'Switch it off in your notification settings',
  },
  messageReceived: {
    subject: 'New message {reference}',
    text: 'Someone wrote to you through {site}. If you reply to this email, your reply goes to them.',
    action: 'Open the message',
    reason: 'You get this email because messages from the site go to this address.',
    source: {
      contact: 'From the contact form',
      curtain: 'From the guided form',
      elevator: 'From the elevator',
    },
    value: {
      intent: {
        partnership: 'Partnership',
        pilot: 'Pilot Project',
        sponsorship: 'Sponsorship',
        careers: 'Careers',
        other: 'Something else',
      },
      floor: {
        lobby: 'Lobby',
        partnerships: 'Partnerships',
        clinical: 'Clinical',
        product: 'Product',
        careers: 'Careers',
      },
    },
    field: {
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
    },
  },
  messageReceipt: {
    subject: 'We have your message {reference}',
    text: 'Thank you for writing to us at {site}. Your message has the ID {reference}. We reply within 48 hours.',
    action: 'See the confirmation',
    ignore: 'If you did not write to us, someone mistyped their address; ignore this email.',
  },
  grievanceReceived: {
    subject: 'New grievance {reference}',
    text: 'Somebody has sent a grievance through {site}.',
    due: 'Acknowledge it by {acknowledgeBy} (Indian time).\nDecide it by {decideBy} (Indian time).',
    action: 'See the grievance',
    reason: 'You get this email because messages from the site go to this address.',
  },
  grievanceState: {
    subject: {
      received: 'We have your grievance {reference}',
      acknowledged: 'We are looking into your grievance {reference}',
      decided: 'Your grievance {reference} is decided',
    },
    text: {
      received: 'Your grievance at {site} has the number {reference}.',
      acknowledged: 'The grievance officer of {site} is looking into your grievance {reference}.',
      decided: 'The grievance officer of {site} has decided your grievance {reference}.',
    },
    due: {
      received:
        'We confirm by {acknowledgeBy} that the officer has it, and decide it by {decideBy} (Indian time).',
      acknowledged: 'We decide it by {decideBy} (Indian time).',
    },
    action: {
      received: 'Check its progress',
      acknowledged: 'Check its progress',
      decided: 'Read the decision',
    },
    ignore: 'If you sent no grievance, someone mistyped their address; ignore this email.',
  },
  confirmSubscription: {
    subject: 'Confirm that you want to hear from us',
    text: 'This address was entered at {site} to hear about our app. Press “Confirm” if that was you; the button works for 7 days. Until you confirm, we keep nothing.',
    action: 'Confirm',
    ignore: 'If it was not you, ignore this email; nothing more will happen.',
    leave: 'Take this address off our lists',
  },
  expertEnds: {
    subject: 'Your expert mark ends on {day}',
    text: 'At {site}, what you post under your name carries the mark of an expert. The mark ends on {day}. To keep it, write to us before then and confirm that your entry in the register is still valid. What you wrote stays in any case.',
    action: 'Write to us',
    reason: 'You get this email once, a month before the mark ends.',
  },
  authorLookedUp: {
    subject: 'An author was looked up without a second person',
    text: 'At {site}, @{by} looked up who wrote an anonymous text. The reason given is that someone may be in danger, so no second person had to agree. Please check in the moderation log that this was right.',
    action: 'Open the log',
    reason:
      'You get this email because you are an administrator: every look-up of this kind is mailed to all administrators.',
  },
}

type Translations<T> = { [K in keyof T]: T[K] extends string ? string : Translations<T[K]> }

export type MailTranslations = Translations<typeof en>
