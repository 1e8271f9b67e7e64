import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import handleRequest from '~/entry.server'

// React also reports a failed page as ready; an unhandled rejection would end the process.
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
  // Unhandled rejections are reported after the current microtasks.
  await new Promise((resolve) => setImmediate(resolve))
})
