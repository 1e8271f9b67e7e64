import type { ProblemKey } from '~/domain/problems'

const problem = {
  usernameLength: 'Username must have {{usernameMin}} to {{usernameMax}} characters',
  usernameCharacters: 'Username may only contain letters, digits and underscores',
  usernameTaken: 'This username is already taken',
  displayNameLength: 'Display name can have at most {{displayNameMax}} characters',
  nameReserved:
    'This name could be mistaken for the team, a moderator or an anonymous author; choose another',
  emailTaken: 'An account with this email address already exists',
  passwordLength: 'Password must have {{passwordMin}} to {{passwordMax}} characters',
  passwordCommon: 'This password is too easy to guess; choose another',
  passwordHasUsername: 'The password must not contain the username',
  passwordMadeOfNames:
    'The password must not consist of your name, your email address or the name of this site',
  passwordsDiffer: 'Please make sure your passwords match.',
  invalidCredentials: 'Invalid credentials',
  bioLength: 'Bio can have at most {{bioMax}} characters',
  tokenMissing: 'No verification token provided',
  signInAgain:
    'You have no password here. Sign in with Google again first; you then have ten minutes',
  tokenInvalid: 'This link is not valid or has expired',
} satisfies Partial<Record<ProblemKey, string>>

/** What can be wrong with the forms of an account, apart because the forum's screens need none of it. */
const accountForms = { problem }

export default accountForms
