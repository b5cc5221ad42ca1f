import { useState } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../picture/picture'
import type { Photo, PhotoLabels } from './photo'
import styles from './photo-grid.module.css'
import { PhotoViewer } from './photo-viewer'

/** Props of {@link PhotoGrid}. */
export interface PhotoGridProps {
  /** Up to four stand in the grid; more are seen in the viewer. */
  photos: readonly Photo[]
  labels: PhotoLabels
  className?: string
}

const gridMax = 4

/** One to four photos side by side; each opens in the viewer. */
export function PhotoGrid({ photos, labels, className }: PhotoGridProps) {
  const [place, setPlace] = useState<number>()
  const shown = photos.slice(0, gridMax)
  const more = photos.length - shown.length
  if (shown.length === 0) return null
  return (
    <>
      <div className={classNames(styles.grid, className)} data-count={shown.length}>
        {shown.map(({ src }, at) => {
          const rest = more > 0 && at === shown.length - 1 ? `+${more}` : undefined
          return (
            <button
              // The same picture may be there twice.
              key={`${at} ${src}`}
              type="button"
              className={styles.cell}
              // What is written on it is part of its name: voice control asks for what is seen.
              aria-label={rest ? `${labels.of(at)} ${rest}` : labels.of(at)}
              onClick={() => setPlace(at)}
            >
              <Picture src={src} sizes={shown.length === 1 ? '640px' : '400px'} />
              {rest ? <span className={styles.more}>{rest}</span> : undefined}
            </button>
          )
        })}
      </div>
      <PhotoViewer photos={photos} place={place} onPlaceChange={setPlace} labels={labels} />
    </>
  )
}
