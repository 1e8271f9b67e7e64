import type { RequestHandler } from 'express'
import { isApiPath } from '../api/gate.server'
import { repeatedParameters } from '../repeated-parameters'
import { refuse } from './refuse.server'

/** Answers 400 to a page's address with a known parameter twice; the API's routes name the parameter. */
export const refuseRepeated: RequestHandler = (request, response, next) => {
  const [, search = ''] = request.originalUrl.split(/\?(.*)/s)
  if (search && !isApiPath(request.path) && repeatedParameters(new URLSearchParams(search)).length)
    refuse(400, request, response)
  next()
}
