import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import handleRequest from '~/entry.server'

// React says of a page that failed that all is ready too; a rejection that nobody hears of would end the process.
test('a page that cannot be rendered fails its request, and nothing else', async () => {
  const request = new Request('http://localhost/')
  const rendering = handleRequest(
    request,
    200,
    new Headers(),
    { staticHandlerContext: { actionHeaders: {}, loaderHeaders: {} } } as EntryContext,
    {} as AppLoadContext,
  )
  await expect(rendering).rejects.toThrow(TypeError)
  // What nobody listens to is told when the promises of this turn are done.
  await new Promise((resolve) => setImmediate(resolve))
})
