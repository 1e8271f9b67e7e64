import { useTranslation } from 'react-i18next'
import type { Passage } from '~/domain/forum/passage'
import { usePassage } from '~/ui/forum/passage'
import { PassageText } from '~/ui/forum/passage-text'

type Props = { title: string | null; passage: Passage | null }

/** What was typed where the language filter masks words: folded away, because one asks for abuse before reading it. */
export function Original({ title, passage }: Props) {
  const { t } = useTranslation('moderation')
  const ofTitle = usePassage(title ?? '')
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
        {passage && <PassageText passage={passage} />}
      </div>
    </details>
  )
}
