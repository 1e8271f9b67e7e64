import { toIsoDay } from '~/domain/day'
import { formatDay, useTranslation } from '~/i18n/use-translation'

type Named = { name: string; createdAt: Date }

/** Returns a passkey's name or, without one, a name with the day on which it was added. */
export function usePasskeyName({ name, createdAt }: Named): string {
  const { t, language } = useTranslation('passkeys')
  if (name) return name
  return t('unnamed', { day: formatDay(language, toIsoDay(createdAt)) })
}
