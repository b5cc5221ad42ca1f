import { Skeleton, VisuallyHidden } from '@pitchside/ui'
import styles from './list-skeleton.module.css'
import rowStyles from './match-row.module.css'

/** Two leagues of the shape they will have. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[6, 4, 5].map((rows) => (
        <div key={rows} className={styles.group}>
          <div className={styles.head}>
            <Skeleton width={18} height={13} />
            <Skeleton width={96} />
          </div>
          {Array.from({ length: rows }, (_, i) => `row-${i}`).map((key) => (
            <div key={key} className={rowStyles.row} style={{ cursor: 'default' }}>
              <Skeleton variant="circle" height={16} />
              <Skeleton width={36} />
              <Skeleton width={30} />
              <span className={`${rowStyles.team} ${rowStyles.homeSide}`}>
                <Skeleton width="46%" />
                <Skeleton variant="circle" height={20} />
              </span>
              <span className={rowStyles.score}>
                <Skeleton width={40} />
              </span>
              <span className={rowStyles.team}>
                <Skeleton variant="circle" height={20} />
                <Skeleton width="46%" />
              </span>
              <span className={rowStyles.extras}>
                <Skeleton width={28} />
                <Skeleton width={28} />
              </span>
              <Skeleton variant="block" height={28} />
              <span />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
