import { useTranslation } from '~/i18n/use-translation'
import { Drawing } from '~/ui/drawing/drawings'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/screen'

// A closed door, a flag and a shut eye: the plain lines, and the glowing lines.
const lines = {
  blocks: ['M36 106h88M54 106V20h52v86', 'M94 62v8'],
  reports: ['M48 106h28M62 106V18M62 26h52l-14 18 14 18H62', 'M74 38h18m-18 12h12'],
  reveals: ['M22 50q58 52 116 0', 'M46 74l-8 12m42-4v14m34-22 8 12'],
}

type Props = { of: keyof typeof lines; text: string }

/** An empty list in the settings, with a link to the forum. */
export function NothingYet({ of, text }: Props) {
  const { t } = useTranslation('moderation')
  const [there, glowing] = lines[of]
  return (
    <EmptyState>
      <Drawing>
        <path d={there} />
        <path className="stroke-accent" d={glowing} />
      </Drawing>
      <p>{text}</p>
      <LinkButton variant="quiet" to="/forum">
        {t('unavailable.forum')}
      </LinkButton>
    </EmptyState>
  )
}
