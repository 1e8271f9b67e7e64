import { useTranslation } from '~/i18n/use-translation'
import { useHydrated } from '../hydrated'
import { useShownOnce } from '~/ui/auth/new-recovery-words'
import { Button, LinkButton } from '~/ui/button'
import { CopyButton } from '~/ui/copy-button'
import { Actions, Screen } from '~/ui/screen'

/** New recovery codes. Only this response contains them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation('codes')
  const heading = useShownOnce(codes)
  const isHydrated = useHydrated()
  const words = { copied: t('copied'), notCopied: t('notCopied') }

  return (
    <Screen width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        {t('codesTitle')}
      </h1>
      <p>{t('codesText')}</p>
      <ol className="list-decimal columns-[12rem_2] gap-6 rounded-xl border border-line bg-raised py-3 ps-12 pe-4">
        {codes.map((code) => (
          <li key={code} className="break-inside-avoid ps-1">
            <code
              className="font-mono text-base leading-body font-semibold"
              data-recovery-code=""
              translate="no"
            >
              {code}
            </code>
          </li>
        ))}
      </ol>
      <Actions>
        {isHydrated && (
          <Button type="button" variant="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
        <CopyButton text={codes.join('\n')} words={words}>
          {t('copy')}
        </CopyButton>
      </Actions>
      {/* Last, because the codes are gone after this link. */}
      <Actions>
        <LinkButton to="/profile/settings/second-step">{t('done')}</LinkButton>
      </Actions>
    </Screen>
  )
}
