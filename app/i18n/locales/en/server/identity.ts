// Used only on the server. No route lists this namespace in its `handle`, so browsers do not load it.
const identity = {
  legend: 'Your name on this post',
  anonymous: 'Anonymous',
  named: 'As {{name}}',
  namedNote: 'Everybody who reads this post sees your name. You can hide it later by editing.',
  out: {
    title: 'Your post is published',
    unnamed: 'Other members do not see your name.',
    answers: 'When somebody answers, the top of every page tells you.',
    answersLink: 'See all answers to you',
    link: 'Go to your post',
  },
  missing: {
    title: 'This post is not here',
    text: 'Its author or a moderator may have taken it down, or the link is not complete. The latest posts are below.',
  },
}

export default identity
