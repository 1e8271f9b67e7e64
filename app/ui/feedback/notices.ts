import type { en } from '~/i18n/locales/en'
import type shell from '~/i18n/locales/en/shell'
import type { RootData } from '~/ui/root-data'

/** A notice of the site. */
export type NoticeKey = keyof (typeof en)['shell']['notice']

/** A notice whose words are in every page. */
export type RaisedNotice = keyof (typeof shell)['notice']

/** A notice in words. */
export type NoticeText = NonNullable<RootData['notice']>

export type NoticeVariant = NoticeText['variant']
