import type { ProblemKey } from '~/domain/problems'

const problem = {
  required: 'This field is required',
  wrongType: 'This is not of the expected kind',
  unreadable: 'This contains characters that cannot be stored',
  linkFormat: 'Enter an address like https://example.com',
  tooLong: 'Use at most {{shortMax}} characters',
  usernameLength: 'Username must have {{usernameMin}} to {{usernameMax}} characters',
  usernameCharacters: 'Username may only contain letters, digits and underscores',
  usernameTaken: 'This username is already taken',
  displayNameLength: 'Display name may have at most {{displayNameMax}} characters',
  nameReserved:
    'This name could be taken for the team, a moderator or an anonymous author; choose another',
  emailFormat: 'Enter an e-mail address like name@example.com',
  emailTaken: 'An account with this e-mail address already exists',
  passwordLength: 'Password must have {{passwordMin}} to {{passwordMax}} characters',
  passwordWrong: 'This is not your present password',
  signInAgain:
    'You have no password here: sign in with Google again first, and then you have ten minutes',
  passwordCommon: 'This password is among the first that others would try; choose another',
  passwordHasUsername: 'The password must not contain the username',
  passwordMadeOfNames:
    'The password must not be made of your name, your e-mail address or the name of this site',
  passwordsDiffer: 'Please make sure your passwords match.',
  invalidCredentials: 'Invalid credentials',
  bioLength: 'Bio may have at most {{bioMax}} characters',
  tokenMissing: 'No verification token provided',
  tokenInvalid: 'This link is not valid or has expired',
  titleLength: 'Title must have {{titleMin}} to {{titleMax}} characters',
  contentLength: 'Content must have {{contentMin}} to {{contentMax, number}} characters',
  textLength: 'Use at most {{commentMax, number}} characters',
  typeUnknown: 'Choose General Discussion or Episode Discussion',
  episodeRequired: 'Select an episode',
  episodeUnknown: 'This episode does not exist; select another',
  parentUnknown: 'The comment you are replying to is no longer there',
  staysAnonymous: 'What was posted anonymously stays anonymous',
  confirmNamed:
    'You write anonymously in this thread. Choose whether this comment shows your name.',
  tooManyMinutes: 'That was too often. Please wait a quarter of an hour and try again.',
  tooManyHour: 'That was too often. Please wait an hour and try again.',
  tooManyDay: 'That was too often. Please try again tomorrow.',
  noteLength: 'This may have at most {{noteMax}} characters',
  suspended: 'You are suspended and cannot write for now',
  locked: 'This discussion is closed',
  unknownField: 'The form contained a field that does not belong to it',
} satisfies Record<ProblemKey, string>

const forms = {
  summary: 'There is a problem',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  characters_one: '{{count}} character',
  characters_other: '{{count}} characters',
  charactersOver_one: '{{count}} character too many',
  charactersOver_other: '{{count}} characters too many',
  problem,
}

export default forms
