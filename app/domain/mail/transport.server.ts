import type { ComposedMail } from './compose.server'

/** A way out for mails. */
export type Transport = {
  /**
   * Hands over one mail.
   * @returns what the log may say about it
   * @throws {DeliveryError} when it was not taken
   */
  deliver(mail: ComposedMail): Promise<{ file?: string }>
  /** Ends what is open; mails on their way fail. */
  close(): void
}
