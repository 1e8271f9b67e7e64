/** A page that only the server writes. */
const beforeWriting = {
  title: 'Before you write',
  description:
    'Who sees what you write here, and how to leave no trace on a phone that others use.',
  link: 'Before you write: who sees what',
  points: {
    readers:
      'Everybody can read what you write, and search engines find it, unless you choose “Members only”; with “Anonymous” nobody sees your name beside it.',
    exit: 'If somebody comes, press “Quick exit” at the edge of the screen, or Shift three times while you are not typing in a field: another page opens at once.',
    shared:
      'On a phone that others use, tick “This phone is not only mine” when you sign in, and let the browser save no password: you are signed out automatically, and nothing that you write stays on the phone.',
    window:
      'A private window of your browser (in its menu: “New incognito tab” or “Private tab”) forgets everything when you close it.',
    history:
      'In an ordinary window the browser keeps the addresses that you opened: delete today’s in its menu under “History”.',
  },
}

export default beforeWriting
