import type { en } from '~/i18n/locales/en'
import type shell from '~/i18n/locales/en/shell'
import type { RootData } from '~/ui/root-data'

/** The key of a notice. */
export type NoticeKey = keyof (typeof en)['shell']['notice']

/** The key of a notice whose words are in every page. */
export type RaisedNotice = keyof (typeof shell)['notice']

/** A translated notice. */
export type NoticeText = NonNullable<RootData['notice']>

export type NoticeVariant = NoticeText['variant']
