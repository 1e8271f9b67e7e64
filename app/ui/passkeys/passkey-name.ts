import { useTranslation } from '~/i18n/use-translation'

type Named = { name: string; createdAt: Date }

/** What a passkey is called: by its own name, or by the day on which it was added. */
export function usePasskeyName({ name, createdAt }: Named): string {
  const { t, language } = useTranslation('passkeys')
  if (name) return name
  const day = new Intl.DateTimeFormat(`${language}-IN`, {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'Asia/Kolkata',
  })
  return t('unnamed', { day: day.format(createdAt) })
}
