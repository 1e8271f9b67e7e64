// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const audience = {
  legend: 'Who may read it',
  everyone: 'Everybody',
  members: 'Members only',
  everyoneNote: 'Also search engines',
  note: 'Anybody can sign up: this keeps out search engines and passers-by, not members.',
  narrowing:
    'What was public may have been copied. Feeds, search engines and other sites may keep it; nobody can call that back.',
  badge: 'Members only',
  badgeNote: 'Only signed-in members can read this thread',
}

export default audience
