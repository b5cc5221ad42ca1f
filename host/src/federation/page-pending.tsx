import { useT } from '@pitchside/i18n'
import { Skeleton } from '@pitchside/ui'
import styles from './page-pending.module.css'

/** Fills the page while its code loads: a head and rows, as most pages begin. */
export function PagePending() {
  const t = useT('shell')
  return (
    <div className={styles.pending} aria-busy="true" role="status" aria-label={t('remote.loading')}>
      <Skeleton width={220} height={28} />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={48} />
      ))}
    </div>
  )
}
