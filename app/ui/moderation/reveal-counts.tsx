import { useTranslation } from '~/i18n/use-translation'
import { WideTable } from '~/ui/figures/wide-table'
import { cellClass } from './classes'

const headClass = 'wrap-break-word border-b border-line py-3 pe-4 text-start align-top text-soft'

type Props = { counts: { name: string | null; recent: number; total: number }[] }

/** The number of times that moderators have revealed an author. */
export function RevealCounts({ counts }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <section className="mt-10" aria-labelledby="reveals">
      <h2 id="reveals">{t('reveals.title')}</h2>
      {counts.length === 0 ? (
        <p>{t('reveals.none')}</p>
      ) : (
        <WideTable labelledBy="reveals">
          <thead>
            <tr>
              <th scope="col" className={headClass}>
                {t('reveals.name')}
              </th>
              <th scope="col" className={headClass}>
                {t('reveals.recent')}
              </th>
              <th scope="col" className={headClass}>
                {t('reveals.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, recent, total }, index) => (
              <tr key={name ?? index}>
                <th scope="row" className={cellClass}>
                  {name ?? t('formerModerator')}
                </th>
                <td className={cellClass}>{recent}</td>
                <td className={cellClass}>{total}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}

/** The number of authors that all moderators together have looked up, for each past month. */
export function MonthlyReveals({ months }: { months: { month: string; count: number }[] }) {
  const { t } = useTranslation('moderation')
  return (
    <section className="mt-10" aria-labelledby="reveals">
      <h2 id="reveals">{t('reveals.title')}</h2>
      <p>{t('reveals.text')}</p>
      {months.length === 0 ? (
        <p>{t('reveals.noneBefore')}</p>
      ) : (
        <WideTable labelledBy="reveals">
          <thead>
            <tr>
              <th scope="col" className={headClass}>
                {t('reveals.month')}
              </th>
              <th scope="col" className={headClass}>
                {t('reveals.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row" className={cellClass}>
                  {month}
                </th>
                <td className={cellClass}>{count}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}
