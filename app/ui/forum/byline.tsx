import type { ComponentProps } from 'react'
import { Avatar } from '~/ui/avatar'
import { RelativeTime } from '~/ui/relative-time'
import { Badges, type Badge } from './badges'

export type Bylined = {
  author: string
  avatar: ComponentProps<typeof Avatar>['avatar']
  /** Beside the name, such as 'Moderator'. */
  badges: Badge[]
  /** After the time, such as 'edited'. */
  metadata: string[]
  createdAt: Date
}

export function Byline({ item }: { item: Bylined }) {
  return (
    <p className="byline">
      <Avatar avatar={item.avatar} />
      <bdi className="name">{item.author}</bdi> <Badges badges={item.badges} />·{' '}
      <RelativeTime date={item.createdAt} limitDays={7} />
      {item.metadata.map((mark) => ` · ${mark}`)}
    </p>
  )
}
