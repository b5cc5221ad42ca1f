import { Picture } from '@pitchside/ui'
import styles from './poster.module.css'

/** The picture of a room until the first frame is really painted. The element's own poster goes too early: to black. */
export function Poster({ src, isOver }: { src: string; isOver: boolean }) {
  return <Picture isLeading src={src} className={styles.poster} data-over={isOver || undefined} data-testid="poster" />
}
