/** A page that only the server writes. */
const beforeWriting = {
  title: 'Before you write',
  description:
    'Who sees what you write here, and how to leave no trace on a phone that others use.',
  link: 'Before you write: who sees what',
  points: {
    readers: {
      lead: 'Who reads it',
      text: 'Everybody, and search engines find it, unless you choose “Members only”. With “Anonymous” nobody sees your name beside it.',
    },
    exit: {
      lead: 'If somebody comes',
      text: 'Press “Quick exit” at the edge of the screen: another page opens at once.',
    },
    shared: {
      lead: 'If others use your phone',
      text: 'Tick “Others use this phone or computer too” when you sign in, and let the browser save no password. You are signed out automatically, and nothing that you write stays on the phone.',
    },
    window: {
      lead: 'In a private window',
      text: 'The browser forgets everything when you close it. Its menu calls it “New incognito tab” or “Private tab”.',
    },
    history: {
      lead: 'In an ordinary window',
      text: 'The browser keeps the addresses that you opened. Delete today’s in its menu under “History”.',
    },
  },
}

export default beforeWriting
