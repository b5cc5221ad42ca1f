import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { percentText } from '../../parts/figures/percent-text'
import { fetchRecord } from './foresight.calls'
import styles from './foresight.module.css'

/** How the model did in the last days: of what it gave so much chance, how much happened. */
export function RecordCard() {
  const t = useT('scores')
  const { data, isError } = useQuery({
    queryKey: ['scores.foresight-record'],
    queryFn: ({ signal }) => fetchRecord(signal),
    staleTime: 600_000,
  })
  if (isError) return null
  if (!data) return <Skeleton variant="block" height={220} />
  if (data.matches === 0) return null
  return (
    <section className={styles.card} aria-labelledby="foresight-record">
      <h2 className={css.heading} id="foresight-record">
        {t('foresight.record.title')}
      </h2>
      <p className={styles.about}>
        {t('foresight.record.hits', {
          days: data.days,
          count: data.matches,
          matches: data.matches,
          percent: percentText(data.hits / data.matches),
        })}
      </p>
      <table className={styles.record}>
        <thead>
          <tr>
            <th scope="col">{t('foresight.record.chance')}</th>
            <th scope="col">{t('foresight.record.count')}</th>
            <th scope="col">{t('foresight.record.expected')}</th>
            <th scope="col">{t('foresight.record.happened')}</th>
          </tr>
        </thead>
        <tbody>
          {data.buckets
            .filter(({ count }) => count > 0)
            .map(({ from, to, count, expected, happened }) => (
              <tr key={from}>
                <th scope="row">{`${percentText(from)}–${percentText(to)}`}</th>
                <td>{count}</td>
                <td>{percentText(expected)}</td>
                <td>
                  <span className={styles.meter} aria-hidden="true">
                    <i style={{ width: percentText(happened) }} />
                  </span>
                  {percentText(happened)}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className={styles.about}>{t('foresight.record.brier', { value: decimal(data.brier, 2) })}</p>
    </section>
  )
}
