import { useTranslation } from '~/i18n/use-translation'
import { EmptyDrawing } from '~/ui/drawing/empty-drawing'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/screen'

/** A list of the settings that is empty, and the way on to the forum. */
export function NothingYet({ text }: { text: string }) {
  const { t } = useTranslation('moderation')
  return (
    <EmptyState>
      <EmptyDrawing of="kept" />
      <p>{text}</p>
      <LinkButton variant="quiet" to="/forum">
        {t('unavailable.forum')}
      </LinkButton>
    </EmptyState>
  )
}
