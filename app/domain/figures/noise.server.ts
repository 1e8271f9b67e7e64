import { randomInt } from 'node:crypto'

/*
 * The discrete Gaussian of Canonne, Kamath and Steinke (arXiv 2004.00010), in integers only: floating-point noise has gaps
 * that can reveal the exact figure.
 */

/** Returns a random integer with the density of a Gaussian of mean 0 and standard deviation `sigma`, an integer. */
export function discreteGaussian(sigma: number): number {
  const scale = sigma + 1
  for (;;) {
    const candidate = discreteLaplace(scale)
    const distance = Math.abs(candidate) * scale - sigma ** 2
    if (isDrawnByExp(distance ** 2, 2 * sigma ** 2 * scale ** 2)) return candidate
  }
}

function discreteLaplace(scale: number) {
  for (;;) {
    const rest = randomInt(scale)
    if (!isDrawnByExp(rest, scale)) continue
    let whole = 0
    while (isDrawnByExp(1, 1)) whole++
    const size = rest + scale * whole
    const isNegative = randomInt(2) === 1
    // Without this, zero would be drawn twice as often.
    if (isNegative && size === 0) continue
    return isNegative ? -size : size
  }
}

/** Returns true with the probability exp(-numerator / denominator). */
function isDrawnByExp(numerator: number, denominator: number) {
  let rest = numerator
  for (; rest > denominator; rest -= denominator) if (!isDrawnByFraction(1, 1)) return false
  return isDrawnByFraction(rest, denominator)
}

// Like `isDrawnByExp`, for a fraction from 0 to 1.
function isDrawnByFraction(numerator: number, denominator: number) {
  let draws = 1
  while (randomInt(denominator * draws) < numerator) draws++
  return draws % 2 === 1
}
