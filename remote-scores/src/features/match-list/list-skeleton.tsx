import { classNames, Skeleton, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './list-skeleton.module.css'
import rowStyles from './match-row.module.css'

/** Two leagues of the shape they will have. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.fonts} aria-hidden="true">
        <b>A</b>
        <span className={classNames(rowStyles.time, css.hiddenBelow640)}>0</span>
        <span className={rowStyles.score}>0</span>
      </span>
      {[6, 4, 5].map((rows) => (
        <div key={rows} className={styles.group}>
          <div className={styles.head}>
            <Skeleton isStill width={18} height={13} />
            <Skeleton isStill width={96} />
          </div>
          {Array.from({ length: rows }, (_, i) => `row-${i}`).map((key) => (
            <div
              key={key}
              className={classNames(rowStyles.row, css.reveals, css.ringedInside)}
              style={{ cursor: 'default' }}
            >
              <Skeleton isStill variant="circle" height={16} />
              <Skeleton isStill width={36} />
              <Skeleton isStill width={30} />
              <span className={`${css.row2} ${css.shrink} ${rowStyles.homeSide}`}>
                <Skeleton isStill width="46%" />
                <Skeleton isStill variant="circle" height={20} />
              </span>
              <span className={rowStyles.score}>
                <Skeleton isStill width={40} />
              </span>
              <span className={classNames(css.row2, css.shrink)}>
                <Skeleton isStill variant="circle" height={20} />
                <Skeleton isStill width="46%" />
              </span>
              <span className={rowStyles.extras}>
                <Skeleton isStill width={28} />
                <Skeleton isStill width={28} />
              </span>
              <Skeleton isStill variant="block" height={28} />
              <span />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
