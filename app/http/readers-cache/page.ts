export type Encoding = 'br' | 'gzip'

/** The headers of an answer and the body that they describe. */
export type Head = { headers: string[]; body: Buffer }

/** An answer as it is kept, and sent to many. */
export type Page = {
  status: number
  /** Names and values in turn, without those of a single answer, such as the request's id, and of its body. */
  headers: string[]
  type: string | null
  etag: string | null
  body: Buffer
  compressed: Map<Encoding, Buffer>
  /** What `send-page.server.ts` has made of it for sending. */
  heads: Map<Encoding | 'plain' | 'unchanged', Head>
  /** Equal for pages that differ in their time of rendering alone. */
  digest: string
  mayBeKept: boolean
  /** Until when its words are true, in milliseconds since 1970. */
  lastsUntil: number
  timesSent: number
}
