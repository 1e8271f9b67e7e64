import type { ItemState as ItemStateName } from '~/domain/moderation/read-item.server'
import { useTranslation } from '~/i18n/use-translation'
import { Chip } from '~/ui/screen'
import { useReason } from './reason'

type Props = {
  state: ItemStateName
  removedReason: string | null
  isLocked: boolean
  isSlow: boolean
}

/** An item's state, if it is not the usual one. */
export function ItemState({ state, removedReason, isLocked, isSlow }: Props) {
  const { t } = useTranslation('moderation')
  const reason = useReason()(removedReason ?? 'other')
  if (state === 'shown' && !isLocked && !isSlow) return null
  return (
    <p>
      {state !== 'shown' && <Chip>{t(`state.${state}`, { reason })}</Chip>}
      {isLocked && <Chip>{t('state.locked')}</Chip>}
      {isSlow && <Chip>{t('state.slow')}</Chip>}
    </p>
  )
}
