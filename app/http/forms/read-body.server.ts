const bodyLimit = 512 * 1024

/** The body's bytes. @throws a response: 413 above `bodyLimit`, without reading on; 400 if the client breaks off */
export async function readBody(request: Request) {
  if (Number(request.headers.get('Content-Length')) > bodyLimit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  for (let part = await next(reader); !part.done; part = await next(reader)) {
    size += part.value.byteLength
    if (size > bodyLimit) throw tooLarge()
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch(() => {
    throw new Response(null, { status: 400 })
  })
}

function tooLarge() {
  return new Response(null, { status: 413 })
}
