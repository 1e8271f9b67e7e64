/**
 * Every reason a field can be refused, as the key of its sentence in the `forms` locale.
 * Sentences may name the numbers of `lengths.ts`.
 */
export const problemKeys = [
  'required',
  'wrongType',
  'unreadable',
  'tooLong',
  'linkFormat',
  'usernameLength',
  'usernameCharacters',
  'usernameTaken',
  'displayNameLength',
  'emailFormat',
  'emailTaken',
  'passwordLength',
  'passwordCommon',
  'passwordWrong',
  'signInAgain',
  'passwordHasUsername',
  'passwordsDiffer',
  'invalidCredentials',
  'bioLength',
  'tokenMissing',
  'tokenInvalid',
  'titleLength',
  'contentLength',
  'textLength',
  'typeUnknown',
  'episodeRequired',
  'episodeUnknown',
  'parentUnknown',
  'staysAnonymous',
  'unknownField',
  'suspended',
  'noteLength',
  'locked',
  'tooManyMinutes',
  'tooManyHour',
  'tooManyDay',
] as const

export type ProblemKey = (typeof problemKeys)[number]
