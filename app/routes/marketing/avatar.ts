import type { LoaderFunctionArgs } from '@remix-run/node'
import { team } from '~/content/team'
import { drawAvatar } from '~/http/presenters/avatars.server'

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
