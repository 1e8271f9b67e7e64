/** What a member reads until she has typed two of her recovery words. */
const uncheckedWords = {
  title: 'Do you have your recovery words?',
  text: 'You have not checked them yet. If you lose your password, only these six words let you in again.',
  link: 'Make new words and check them',
}

export default uncheckedWords
