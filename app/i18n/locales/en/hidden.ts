const hidden = {
  backToSettings: 'Back to settings',
  title: 'Hide topics',
  text: 'Posts about what you tick are left out of the forum’s list, of searches and of suggestions. Nobody else learns what you hide.',
  keptInAccount: 'Your choice is kept in your account, encrypted, and holds on all your devices.',
  keptInBrowser: 'Your choice is kept in a cookie of this browser, and nowhere else.',
  topics: 'Hide posts about',
  notes: 'Hide posts that warn of',
  save: 'Save',
  cancel: 'Cancel',
}

export default hidden
