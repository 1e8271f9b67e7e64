export type Browser = {
  /** its network address */
  address: string
  /** its trusted-device token for a member who signed in with it before */
  deviceTokenOf: (userId: string) => string | null
}
