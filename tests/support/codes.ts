import { Secret, TOTP } from 'otpauth'

const period = 30_000

/** Returns the code that an app with this key shows `steps` time steps from now. */
export function generateCode(key: string, steps = 0): string {
  const secret = Secret.fromBase32(key.replaceAll(' ', ''))
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * period })
}

/** Returns a code of six digits that is not valid around now. */
export function wrongCode(key: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => generateCode(key, steps))
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555']
  return wrong.find((code) => !near.includes(code)) ?? ''
}
