// Only the server says these: no screen names this namespace, so no page ships it.
const identity = {
  legend: 'Your name on this post',
  anonymous: 'Anonymous',
  named: 'As {{name}}',
  namedNote: 'Everybody who reads the post sees your name.',
}

export default identity
