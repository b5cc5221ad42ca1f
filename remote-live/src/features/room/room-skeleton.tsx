import { leadingPicture } from '@pitchside/base'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Poster } from '../player/poster'
import styles from './live.module.css'

/**
 * A room before anything is known of it, each part where it will be: the stage with the picture that the document asked for, so that
 * the largest thing of the page waits for no answer.
 */
export function RoomSkeleton({ hasPicture }: { hasPicture: boolean }) {
  const picture = hasPicture ? leadingPicture() : undefined
  return (
    <div className={classNames(styles.grid, css.oneBelow992)} aria-busy="true">
      <div className={classNames(styles.main, css.column)}>
        <div className={classNames(styles.room, css.framedCut)}>
          <div className={styles.headPlace} />
          <div className={styles.stagePlace}>{picture ? <Poster src={picture} isOver={false} /> : undefined}</div>
          <div className={styles.gifts} />
        </div>
        <div className={styles.rest} />
      </div>
      <div className={styles.beside} />
    </div>
  )
}
