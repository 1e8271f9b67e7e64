/** What a member reads until she has typed two of her recovery words. */
const uncheckedWords = {
  title: 'Check your recovery words',
  text: 'If you lose your password, only your six words let you in again. We show you new ones, and then ask for two of them.',
  link: 'Make new words and check them',
}

export default uncheckedWords
