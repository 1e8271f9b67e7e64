const auth = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  backToHome: 'Back to home',
  backToSignIn: 'Back to sign in',
  stopped: 'Sign in to continue. We will bring you back to where you were.',
  emailOrUsername: 'Email or username',
  username: 'Username',
  usernameHint: '{{usernameMin}} to {{usernameMax}} characters: letters, digits and underscores',
  displayName: 'Display name',
  displayNameHint:
    'What others see instead of your username; at most {{displayNameMax}} characters',
  email: 'Email',
  emailHint: 'Never shown to other members',
  withGoogleShared: 'Continue with Google: others use this phone or computer too',
  sharedDevice: 'Others use this phone or computer too',
  sharedDeviceHint:
    'Signs you out when the browser closes, or after ten minutes without use. Nothing stays on the device.',
  wayBack: 'If you forget your password, how do you come back?',
  withEmail: 'With an email address',
  withoutEmail: 'Without email',
  withoutEmailHint:
    'No mail from us reaches any inbox. Instead you get six words to write down: they set a new password if you lose yours.',
  noEmailToUse: 'Does your account have no email address?',
  useWords: 'Use your recovery words',
  password: 'Password',
  passwordHint:
    'At least {{passwordMin}} characters; not a common password, your username or just your name',
  confirmPassword: 'Confirm password',
  showConfirmation: 'Show password confirmation',
  hideConfirmation: 'Hide password confirmation',
  showCurrent: 'Show current password',
  hideCurrent: 'Hide current password',
  signingIn: 'Signing in...',
  creating: 'Creating account...',
  createAccount: 'Create account',
  noAccount: 'New here?',
  haveAccount: 'Already a member?',
  withGoogle: 'Continue with Google',
  passkey: {
    signIn: 'Sign in with a passkey',
    use: 'Sign in with your passkey',
    failed: 'No passkey was used. Try again, or go on without one.',
  },
  connectGoogle: {
    mailed: 'Check your email',
    mailedText:
      'There is already an account with this address. To connect it to Google, follow the link we have sent to that address; it works for 10 minutes.',
    confirm: 'Connect to Google',
    confirmText:
      'Press the button only if you yourself have just signed in with Google here: if it was someone else, they will get into your account. Your password will stop working.',
    done: 'Connected to Google',
    doneText:
      'From now on you sign in with Google. You can set a new password by email at any time.',
    unknown: 'This link does not work',
    unknownText: 'It may have expired, or your account has changed. Sign in with Google again.',
  },
  forgotPassword: 'Forgot your password?',
  forgotPasswordText: 'Enter your email address. We will send you a link to set a new password.',
  resetSent:
    'If there is an account with this address, a link to set a new password is on its way. It works for 10 minutes.',
  resetSentHint:
    'Nothing there after a few minutes? Look among your unwanted mails (spam), or send it again.',
  sendLink: 'Send link',
  sendAgain: 'Send it again',
  resetPassword: 'Set a new password',
  resetPasswordText: 'You will be signed in here, and signed out everywhere else.',
  newPassword: 'New password',
  setPassword: 'Set password',
  deadLink: 'This link does not work',
  deadLinkText: '{{problem}}.',
  deadResetText:
    'A link for a new password works for 10 minutes. Ask for another one; it is quick.',
  askAgain: 'Request a new link',
  verify: 'Confirm your email address',
  verifyText: 'Press the button to confirm that {{email}} is your email address.',
  verifyButton: 'Confirm email address',
  verifyNotYours:
    'Not your address, or no account here? Then close this page. Nothing more will happen.',
  verifying: 'Confirming...',
  verifyingText: 'One moment: your email address is being confirmed.',
  emailVerified: 'Your email address is confirmed',
  emailVerifiedText: 'Thank you. We can now write to you when somebody answers.',
  goToForum: 'Go to Forum',
  notVerified: 'Not confirmed yet',
  notReached: 'Failed to verify email',
  notVerifiedHint:
    'No harm done: a link works for 24 hours. Sign in, and have a new one sent from your profile.',
  notVerifiedMember:
    'No harm done: a link works for 24 hours. Have a new one sent from your profile.',
  emailSettings: 'My email address',
  welcome: 'Welcome back',
  welcomeText: 'Sign in to write, comment and like.',
  join: 'Join The XXperiment',
  joinText:
    'Reading needs no account. To write, choose a name; it does not have to be your real one.',
}

export default auth
