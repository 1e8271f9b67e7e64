import type { RichText } from '~/domain/rich-text/rich-text'
import { useTranslation } from '~/i18n/use-translation'
import { useTextAttributes } from '~/ui/forum/text-attributes'
import { RichTextBody } from '~/ui/forum/rich-text'

type Props = { title: string | null; richText: RichText | null }

/** The text before the language filter masked it; folded, so that nobody reads abuse unasked. */
export function Original({ title, richText }: Props) {
  const { t } = useTranslation('moderation')
  const ofTitle = useTextAttributes(title ?? '')
  return (
    <details className="moderation-action">
      <summary>{t('original')}</summary>
      <div className="original">
        <p className="hint">{t('originalText')}</p>
        {title && (
          <p {...ofTitle}>
            <b>{title}</b>
          </p>
        )}
        {richText && <RichTextBody richText={richText} />}
      </div>
    </details>
  )
}
