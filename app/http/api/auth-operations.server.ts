import { z } from 'zod'
import { bodyErrors, type Operation } from './operation'

export const authOperations = [
  {
    call: 'post /api/auth/signup',
    id: 'signUp',
    summary: 'Make an account and sign in',
    session: 'none',
    body: 'SignUpRequest',
    response: [201, 'MemberResponse'],
    errors: [...bodyErrors, 409, 429],
  },
  {
    call: 'post /api/auth/signin',
    id: 'signIn',
    summary: 'Sign in',
    session: 'none',
    body: 'SignInRequest',
    response: [200, 'MemberResponse'],
    errors: [...bodyErrors, 401, 429],
  },
  {
    call: 'post /api/auth/signout',
    id: 'signOut',
    summary: 'End the session on the server',
    session: 'optional',
    response: [200, 'Message'],
    errors: [403, 413],
  },
  {
    call: 'get /api/auth/google',
    id: 'startGoogleSignIn',
    summary: 'Begin signing in with Google, in a browser',
    session: 'none',
    response: [302],
    errors: [429],
  },
  {
    call: 'get /api/auth/google/callback',
    id: 'finishGoogleSignIn',
    summary: 'Where Google sends the browser back to',
    session: 'none',
    response: [302],
    errors: [429],
  },
  {
    call: 'get /api/auth/verify-email',
    id: 'verifyEmail',
    summary: 'Confirm an email address by the token of a mailed link',
    session: 'optional',
    query: z.object({ token: z.string() }),
    response: [200, 'Message'],
    errors: [401],
  },
  {
    call: 'get /api/auth/status',
    id: 'getAuthStatus',
    summary: 'Whether the caller is signed in',
    session: 'optional',
    response: [200, 'AuthStatus'],
  },
] satisfies Operation[]
