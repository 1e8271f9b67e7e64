import type { ComposedMail } from './compose.server'

export type Transport = {
  /**
   * Hands over a mail and returns the data to log about it.
   * @throws {DeliveryError}
   */
  deliver(mail: ComposedMail): Promise<{ file?: string }>
  /** Closes connections; mails being sent fail. */
  close(): void
}
