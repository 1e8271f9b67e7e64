/** The browser that asks, as far as the rules of sign-in care. */
export type Browser = {
  /** the network address of its connection */
  address: string
  /** its mark of a member who signed in with it before; null for anybody else */
  deviceTokenOf: (userId: string) => string | null
}
