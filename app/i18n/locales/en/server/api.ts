const api = {
  signedOut: 'Signed out',
  secondStep: 'Send a code for your second step to /api/auth/second-step',
  emailVerified: 'Your email address is confirmed',
  googleMissing: 'Signing in with Google is not available here',
  failure: {
    invalid: 'Some of what you sent could not be accepted',
    'invalid-credentials': 'Invalid credentials',
    'not-authenticated': 'Sign in first',
    'not-allowed': 'This is not allowed',
    'not-found': 'Not found',
    conflict: 'This is already taken',
    guidance:
      'The text may tell who somebody is, or mislead a reader: see `guidance`. Send it again with `guidanceSeen: true`, or without these passages',
  },
  missing: {
    post: 'Post not found',
    comment: 'Comment not found',
    episode: 'Episode not found',
  },
  refusal: {
    malformed: 'The body must be one JSON object, encoded in UTF-8',
    address: 'The address or host of this request is malformed',
    foreign: 'This request came from another site',
    nothingHere: 'There is nothing at this address',
    method: 'This method is not allowed at this address',
    tooLarge: 'A request can hold at most 512 KB',
    wrongType: 'Send the body as application/json',
    unavailable:
      'The database is not responding or cannot save anything at the moment. Nothing was changed; try again in a minute.',
    bug: 'Something went wrong. This is our fault, not yours; if it keeps happening, tell us this number: {{requestId}}',
  },
}

export default api
