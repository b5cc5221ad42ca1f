import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import { Spinner } from '../spinner/spinner'
import { type Photo, type PhotoLabels, placeAfter } from './photo'
import styles from './photo-viewer.module.css'

/** Props of {@link PhotoViewer}. */
export interface PhotoViewerProps {
  photos: readonly Photo[]
  /** Which one is shown, from 0; undefined: the viewer is closed. */
  place: number | undefined
  onPlaceChange: (place: number | undefined) => void
  labels: PhotoLabels
}

function Stage({ photo, name }: { photo: Photo; name: string }) {
  const [isThere, setThere] = useState(false)
  return (
    <figure className={styles.stage} aria-busy={!isThere || undefined}>
      {isThere ? undefined : (
        <span className={styles.wait}>
          <Spinner label={name} />
        </span>
      )}
      <img
        className={styles.photo}
        src={photo.src}
        alt={photo.alt || name}
        onLoad={() => setThere(true)}
        onError={() => setThere(true)}
      />
    </figure>
  )
}

export function PhotoViewerView({ photos, place, onPlaceChange, labels }: PhotoViewerProps) {
  const photo = place === undefined ? undefined : photos[place]
  const isSeveral = photos.length > 1
  // What is shown next is fetched meanwhile.
  useEffect(() => {
    if (place === undefined) return
    for (const near of [place + 1, place - 1]) {
      const src = photos[(near + photos.length) % photos.length]?.src
      if (src) new Image().src = src
    }
  }, [place, photos])
  const turn = (key: string) => {
    const next = place === undefined ? undefined : placeAfter(key, place, photos.length)
    if (next !== undefined) onPlaceChange(next)
    return next !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (turn(event.key)) event.preventDefault()
  }
  return (
    <Base.Root open={photo !== undefined} onOpenChange={(isOpen) => isOpen || onPlaceChange(undefined)}>
      <Base.Portal>
        <Base.Backdrop className={classNames(styles.scrim, css.fades)} />
        <Base.Popup className={styles.viewer} onKeyDown={onKeyDown}>
          {photo && place !== undefined ? (
            <>
              <header className={styles.head}>
                <Base.Title className={styles.title} aria-live="polite">
                  {labels.of(place)}
                </Base.Title>
                <Base.Close render={<IconButton icon="x" label={labels.close} isOnMedia />} />
              </header>
              <Base.Close className={styles.beside} tabIndex={-1} aria-hidden="true" />
              <Stage key={photo.src} photo={photo} name={labels.of(place)} />
              {isSeveral ? (
                <>
                  <span className={styles.previous}>
                    <IconButton
                      icon="chevron-left"
                      label={labels.previous}
                      isOnMedia
                      onClick={() => turn('ArrowLeft')}
                    />
                  </span>
                  <span className={styles.next}>
                    <IconButton icon="chevron-right" label={labels.next} isOnMedia onClick={() => turn('ArrowRight')} />
                  </span>
                </>
              ) : undefined}
            </>
          ) : undefined}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
