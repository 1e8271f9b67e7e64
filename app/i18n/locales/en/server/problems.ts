import type { ProblemKey } from '~/domain/problems'

/** Why a form was refused. Only the server says these: it sends sentences, so that no browser loads the others. */
const problems = {
  required: 'This field is required',
  // What to say instead of `required`, by the field's name.
  missing: {
    username: 'Enter a username',
    email: 'Enter an email address',
    emailOrUsername: 'Enter your email or username',
    password: 'Enter a password',
    confirmPassword: 'Enter the password again',
    currentPassword: 'Enter your current password',
    code: 'Enter a code',
    change: 'Choose what to change',
    title: 'Enter a title',
    content: 'Enter some text',
    name: 'Enter your name',
    message: 'Enter a message',
    intent: 'Choose what it is about',
    floor: 'Choose a floor',
    list: 'Choose a list',
    reason: 'Choose a reason',
    days: 'Choose for how long',
    namedItems: 'Choose what happens to what you wrote under your name',
    anonymousItems: 'Choose what happens to what you wrote anonymously',
  },
  wrongType: 'This value is not valid',
  sentTwice: 'This was sent twice; send it once',
  unknownField: 'There is no field of this name',
  leaveEmpty: 'Delete what is in this field, then send again',
  unreadable: 'This contains characters that cannot be stored',
  tooLong: 'Use at most {{shortMax}} characters',
  textLength: 'Use at most {{commentMax, number}} characters',
  noteLength: 'Use at most {{noteMax}} characters',
  linkFormat: 'Enter an address like https://example.com',
  emailFormat: 'Enter an email address like name@example.com',
  usernameLength: 'Username must have {{usernameMin}} to {{usernameMax}} characters',
  usernameCharacters: 'Username may only contain letters, digits and underscores',
  usernameTaken: 'This username is already taken',
  displayNameLength: 'Display name can have at most {{displayNameMax}} characters',
  nameReserved:
    'This name could be mistaken for the team, a moderator, an expert or an anonymous author; choose another',
  nameTaken: 'Another member has this name, or one that looks like it; choose another',
  nameCharacters:
    'Use letters and signs that can be seen: no line breaks, hidden characters or accents without a letter',
  emailTaken: 'An account with this email address already exists',
  passwordLength: 'Password must have {{passwordMin}} to {{passwordMax}} characters',
  passwordCommon:
    'This password is too easy to guess. Use three or four words that do not belong together',
  passwordWrong: 'This is not your current password',
  passwordHasUsername: 'The password must not contain the username',
  passwordMadeOfNames:
    'The password must not consist of your name, your email address or the name of this site',
  passwordsDiffer: 'Please make sure your passwords match.',
  signInAgain:
    'You have no password here. Sign in with Google again first; you then have ten minutes',
  codeWrong:
    'This code is wrong or was used before; each works once, so wait for the next one in your app',
  passkeyRefused: 'This passkey could not be used here. Try again, or use another way to sign in.',
  invalidCredentials: 'Invalid credentials',
  bioLength: 'Bio can have at most {{bioMax}} characters',
  tokenMissing: 'No verification token provided',
  tokenInvalid: 'This link is not valid or has expired',
  cookiesNeeded:
    'Your browser keeps no cookies for this site, and this form needs one. The form on the home page needs none',
  titleLength: 'Title must have {{titleMin}} to {{titleMax}} characters',
  contentLength: 'Content must have {{contentMin}} to {{contentMax, number}} characters',
  typeUnknown: 'Choose General Discussion or Episode Discussion',
  sortUnknown: 'Choose newest, last answered or unanswered posts',
  topicUnknown: 'Choose a topic from the list',
  languageUnknown: 'Choose English or Hindi',
  sortNotSearched: 'A search cannot be limited to unanswered posts',
  episodeRequired: 'Select an episode',
  episodeUnknown: 'This episode does not exist; select another',
  episodesNone: 'There are no episodes yet; choose General Discussion',
  staysAnonymous: 'What was posted anonymously stays anonymous',
  parentUnknown: 'The comment you are replying to is no longer there',
  confirmNamed: 'You are anonymous in this thread. Choose whether this comment shows your name.',
  tooManyMinutes: 'Too many attempts. Please wait 15 minutes and try again.',
  tooManyHour: 'Too many attempts. Please wait an hour and try again.',
  tooManyDay: 'Too many attempts. Please try again tomorrow.',
  suspended: 'You are suspended and cannot write for now',
  locked: 'This discussion is closed',
  lookUpsOpen:
    'You have asked for as many look-ups as may wait at once; wait until one is answered or expires',
} satisfies Record<ProblemKey, string> & { missing: Record<string, string> }

export default problems
