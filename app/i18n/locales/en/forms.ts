const forms = {
  summary: 'There is a problem',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  characters_one: '{{count}} character',
  characters_other: '{{count}} characters',
  charactersOver_one: '{{count}} character too many',
  charactersOver_other: '{{count}} characters too many',
}

export default forms
