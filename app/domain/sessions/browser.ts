export type Browser = {
  address: string
  /** its trusted-device token for a member who signed in with it before */
  deviceTokenOf: (userId: string) => string | null
}
