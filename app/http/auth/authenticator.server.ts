import type { AppLoadContext } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { signIn } from '~/domain/accounts/sign-in.server'
import { signUp, type Authenticated } from '~/domain/accounts/sign-up.server'
import { ok, type Failure, type Result } from '~/domain/result'
import { getLanguage } from '~/i18n/i18n.server'
import { sentFields, type FormFields } from '../forms/read-form.server'
import { sessionStorage } from '../session/session.server'

/** Carries a failure through remix-auth, which only supports thrown errors. */
class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}

const authenticator = new Authenticator<Authenticated>(sessionStorage)
  .use(
    new FormStrategy(async ({ form, context }) => {
      const checked = unwrap(await signIn(Object.fromEntries(form), contextOf(context)))
      return { ...checked, recoveryWords: null }
    }),
    'sign-in',
  )
  .use(
    new FormStrategy(async ({ form, request, context }) => {
      const browser = contextOf(context)
      return unwrap(await signUp(Object.fromEntries(form), await getLanguage(request), browser))
    }),
    'sign-up',
  )

function contextOf(context: AppLoadContext | undefined) {
  if (!context) throw new Error('authenticate() was called without a context')
  return context
}

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result)
  return result.value
}

/** Signs in or up with the fields that `readForm` returned, through remix-auth. */
export async function authenticate(
  strategy: 'sign-in' | 'sign-up',
  request: Request,
  context: AppLoadContext,
  fields: FormFields,
): Promise<Result<Authenticated>> {
  // remix-auth clones the request, which fails once its body has been read.
  const authRequest = new Request(request.url, { method: 'POST', headers: request.headers })
  const formData = new FormData()
  for (const [name, value] of Object.entries(sentFields(fields))) formData.set(name, value)
  try {
    return ok(
      await authenticator.authenticate(strategy, authRequest, {
        throwOnError: true,
        context: { ...context, formData },
      }),
    )
  } catch (error) {
    if (error instanceof AuthorizationError && error.cause instanceof Refused)
      return error.cause.failure
    throw error instanceof AuthorizationError && error.cause ? error.cause : error
  }
}
