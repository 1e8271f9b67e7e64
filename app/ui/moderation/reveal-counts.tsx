import { useTranslation } from '~/i18n/use-translation'

type Props = { counts: { name: string | null; recent: number; total: number }[] }

/** How often moderators have revealed an author. */
export function RevealCounts({ counts }: Props) {
  const { t } = useTranslation('moderation')
  return (
    <section aria-labelledby="reveals">
      <h2 id="reveals">{t('reveals.title')}</h2>
      {counts.length === 0 ? (
        <p>{t('reveals.none')}</p>
      ) : (
        <table className="reveal-counts" aria-labelledby="reveals">
          <thead>
            <tr>
              <th scope="col">{t('reveals.name')}</th>
              <th scope="col">{t('reveals.recent')}</th>
              <th scope="col">{t('reveals.total')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ name, recent, total }, index) => (
              <tr key={name ?? index}>
                <th scope="row">{name ?? t('formerModerator')}</th>
                <td>{recent}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** How many authors all moderators together have looked up in each month that is over. */
export function MonthlyReveals({ months }: { months: { month: string; count: number }[] }) {
  const { t } = useTranslation('moderation')
  return (
    <section aria-labelledby="reveals">
      <h2 id="reveals">{t('reveals.title')}</h2>
      <p>{t('reveals.text')}</p>
      {months.length === 0 ? (
        <p>{t('reveals.noneBefore')}</p>
      ) : (
        <table className="reveal-counts" aria-labelledby="reveals">
          <thead>
            <tr>
              <th scope="col">{t('reveals.month')}</th>
              <th scope="col">{t('reveals.total')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
