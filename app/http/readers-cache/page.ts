export type Encoding = 'br' | 'gzip'

/** An answer as it is kept, and sent to many. */
export type Page = {
  status: number
  /** Names and values in turn, without those of a single answer, such as the request's id, and of an encoding. */
  headers: string[]
  type: string | null
  etag: string | null
  body: Buffer
  compressed: Map<Encoding, Buffer>
  /** Equal for pages that differ in their time of rendering alone. */
  digest: string
  mayBeKept: boolean
  /** Until when its words are true, in milliseconds since 1970. */
  lastsUntil: number
  timesSent: number
}
