import { clockTime, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, Badge, classNames, DiamondIcon, Num, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './envelope-result.module.css'
import { fetchClaims } from './envelopes.calls'

/** Who received what of an envelope; loaded anew while shares are taken. */
export function EnvelopeResult({ id, left }: { id: number; left: number }) {
  const t = useT('live')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'envelope-claims', id, left],
    queryFn: () => fetchClaims(id),
    placeholderData: (before) => before,
  })
  if (isError) return <LoadFailed onRetry={refetch} />
  return (
    <section className={styles.result} aria-busy={isPending} aria-label={t('envelopes.result')}>
      <h4 className={styles.head}>
        {data
          ? t('envelopes.taken', { count: data.envelope.shares, taken: data.total, shares: data.envelope.shares })
          : t('envelopes.result')}
      </h4>
      {isPending ? <Skeleton lines={4} height={34} /> : undefined}
      {data?.total === 0 ? <p className={styles.none}>{t('envelopes.nobody')}</p> : undefined}
      <ol className={styles.list} aria-label={t('envelopes.result')}>
        {data?.claims.map((claim) => (
          <li key={claim.userId} className={css.divided}>
            <Avatar id={claim.userId} src={claim.avatar} size={32} />
            <span className={css.fillStack}>
              <span className={classNames(css.cut, css.small)} title={claim.name}>
                {claim.name}
              </span>
              <time className={css.captionNumber} dateTime={new Date(claim.at).toISOString()}>
                {clockTime(claim.at)}
              </time>
            </span>
            {claim.isBest ? <Badge tone="gold">{t('envelopes.best')}</Badge> : undefined}
            <span className={styles.diamonds}>
              <DiamondIcon />
              <Num value={claim.diamonds} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
