const auth = {
  signIn: 'Sign In',
  signUp: 'Sign Up',
  backToHome: 'Back to home',
  stopped: 'Sign in to go on. We will bring you back to where you were.',
  emailOrUsername: 'E-mail or username',
  username: 'Username',
  usernameHint: '{{usernameMin}} to {{usernameMax}} characters: letters, digits and underscores',
  displayName: 'Display name',
  displayNameHint:
    'What others see instead of your username; at most {{displayNameMax}} characters',
  email: 'E-mail',
  emailHint: 'Never shown to other members',
  password: 'Password',
  passwordHint: 'At least {{passwordMin}} characters',
  confirmPassword: 'Confirm password',
  signingIn: 'Signing in...',
  creating: 'Creating account...',
  createAccount: 'Create account',
  noAccount: 'New here?',
  haveAccount: 'Already a member?',
  welcome: 'Welcome back',
  welcomeText: 'Sign in to write, comment and like.',
  join: 'Join The XXperiment',
  joinText: 'Reading needs no account. To write, choose a name; it need not be your real one.',
}

export default auth
