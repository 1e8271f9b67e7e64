import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'

const friendly = Array.from(
  { length: 18 },
  (_, index) => `happy${String(index + 1).padStart(2, '0')}`,
)

/**
 * A face as SVG, the same for the same seed for ever: hence nothing here may change without a new address.
 * The faces are "Lorelei" by Lisa Wischofsky (CC0).
 */
export function drawAvatar(seed: string): string {
  return createAvatar(lorelei, {
    seed,
    mouth: friendly as lorelei.Options['mouth'],
    hairColor: ['221a26'],
    skinColor: ['efcfae', 'e0b48a', 'cf9a70', 'b97f58'],
    beardProbability: 0,
    frecklesProbability: 0,
    glassesProbability: 25,
  }).toString()
}
