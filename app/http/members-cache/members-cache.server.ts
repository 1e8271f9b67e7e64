import type { Request, RequestHandler, Response } from 'express'
import { hasActiveRole, lacksSecondStep } from '~/domain/members/require-role'
import type { OpenSession } from '~/domain/sessions/sessions.server'
import { figures } from '../readers-cache/figures.server'
import { publicAddressOf, type PublicAddress } from '../readers-cache/public-address'
import { flashCookieName } from '../session/flash.server'
import { sessionCookieName, sessionIn } from '../session/session.server'
import { countReading, visitorOf } from '../visitor.server'
import { recordAnswer, type Answer } from './record-answer.server'

/** Keeps answers until anything is written; nothing where `canKeep` says no. */
export type KeptAnswers = {
  canKeep(): boolean
  find(key: string): Answer | undefined
  begin(): (key: string, answer: Answer, size: number) => void
}

/**
 * Answers members who come back to a page, or go on to one that was fetched ahead, out of memory: what this browser got
 * is what it would get again, as long as nothing at all has been written and its words are true. In front of Remix.
 */
export function membersCache(kept: KeptAnswers): RequestHandler {
  return (request, response, next) => {
    const address = addressOf(request, response)
    if (!address || !kept.canKeep()) return next()
    sessionIn(request.headers.cookie)
      // Remix says what is wrong.
      .catch(() => null)
      .then((session) => (session && isLasting(session) ? answer(session) : next()))
      .catch(next)

    function answer({ id, member }: OpenSession) {
      const key = `${id}\n${whatMatters(request)}`
      const found = kept.find(key)
      if (!found || found.lastsUntil <= Date.now()) {
        const keep = kept.begin()
        recordAnswer(response, (fresh) => keep(key, fresh, key.length + fresh.size))
        return next()
      }
      if (address?.readPost) countReading({ visitor: visitorOf(request) }, member, address.readPost)
      for (const [name, value] of found.headers) response.setHeader(name, value)
      figures.members += 1
      response.end(found.bodyWith(response.locals.nonce as string))
    }
  }
}

function addressOf({ method, headers, originalUrl }: Request, { locals }: Response) {
  if (method !== 'GET' || locals.refusal !== undefined) return null
  if (!headers.cookie?.includes(sessionCookieName)) return null
  if (headers.cookie.includes(flashCookieName)) return null
  const address: PublicAddress | null = publicAddressOf(originalUrl)
  return address?.form === 'page' ? address : null
}

// Nothing that ends by itself: a suspension, a moderator's second step.
function isLasting({ member }: OpenSession) {
  const isOnTeam = hasActiveRole(member, 'moderator') || lacksSecondStep(member, 'moderator')
  const hasDate = member.suspendedUntil !== null || member.secondStepDue !== null
  return !isOnTeam && !hasDate
}

// All that a page's loaders read of a request besides its session.
function whatMatters({ originalUrl, headers }: Request) {
  const languages = headers['accept-language'] ?? ''
  return `${originalUrl}\n${headers.cookie}\n${languages}\n${String(headers['save-data'] ?? '')}`
}
