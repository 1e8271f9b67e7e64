// Only the server says these: no screen names this namespace, so no page ships it.
const identity = {
  legend: 'Your name on this post',
  anonymous: 'Anonymous',
  named: 'As {{name}}',
  namedNote: 'Everybody who reads the post sees your name.',
  out: {
    title: 'Your post is out',
    unnamed: 'Other members do not see your name.',
    answers: 'You find what others answer under',
    answersLink: 'Answers',
    link: 'Go to your post',
  },
}

export default identity
