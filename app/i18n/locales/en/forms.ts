import type { ProblemKey } from '~/domain/problems'

const problem = {
  required: 'This field is required',
  wrongType: 'This value is not valid',
  unreadable: 'This contains characters that cannot be stored',
  tooLong: 'Use at most {{shortMax}} characters',
  emailFormat: 'Enter an email address like name@example.com',
  passwordWrong: 'This is not your current password',
  textLength: 'Use at most {{commentMax, number}} characters',
  parentUnknown: 'The comment you are replying to is no longer there',
  confirmNamed:
    'You write anonymously in this thread. Choose whether this comment shows your name.',
  tooManyMinutes: 'Too many attempts. Please wait 15 minutes and try again.',
  tooManyHour: 'Too many attempts. Please wait an hour and try again.',
  tooManyDay: 'Too many attempts. Please try again tomorrow.',
  suspended: 'You are suspended and cannot write for now',
  locked: 'This discussion is closed',
} satisfies Partial<Record<ProblemKey, string>>

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
