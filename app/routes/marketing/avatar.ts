import { createAvatar } from '@dicebear/core'
import * as lorelei from '@dicebear/lorelei'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { team } from '~/content/team'

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** A team member's picture, drawn by the server. */
export function loader({ params }: LoaderFunctionArgs) {
  const member = team.members.find(({ avatar }) => `${avatar}.svg` === params.file)
  if (!member) throw new Response(null, { status: 404 })
  return new Response(drawAvatar(member.avatar), { headers })
}

const happyMouths = Array.from(
  { length: 18 },
  (_, index) => `happy${String(index + 1).padStart(2, '0')}`,
)

/** An SVG face, always the same for a seed: changes here need a new URL. "Lorelei" by Lisa Wischofsky (CC0). */
function drawAvatar(seed: string): string {
  return createAvatar(lorelei, {
    seed,
    mouth: happyMouths as lorelei.Options['mouth'],
    hairColor: ['221a26'],
    skinColor: ['efcfae', 'e0b48a', 'cf9a70', 'b97f58'],
    beardProbability: 0,
    frecklesProbability: 0,
    glassesProbability: 25,
  }).toString()
}
