import { type CSSProperties, useEffect, useState } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import { Skeleton } from '../skeleton/skeleton'
import { Spinner } from '../spinner/spinner'
import styles from './captcha-slider.module.css'
import { type SlideStep, useSlide } from './use-slide'

/** Where the check is. `failed` shakes the bar and puts the piece back. */
export type CaptchaState = 'loading' | 'ready' | 'checking' | 'solved' | 'failed'

/** Texts of a {@link CaptchaSlider}. */
export interface CaptchaLabels {
  /** On the bar: what to do. */
  hint: string
  /** For screen readers: how to do it by keyboard. */
  handle: string
  solved: string
  failed: string
  refresh: string
  picture: string
}

/** Props of {@link CaptchaSlider}. `image` and `piece` are data URIs; `y` is the piece's top and `width` the picture's width, in px of the picture. */
export interface CaptchaSliderProps {
  image?: string
  piece?: string
  y: number
  width: number
  state: CaptchaState
  labels: CaptchaLabels
  /** `x` of the piece's left edge in px of the picture, and the way it went. */
  onSolve: (x: number, track: SlideStep[]) => void
  onRefresh: () => void
}

const handlePx = 54

/** Slide the piece into the hole: drag the handle, or arrows by 4 px and Enter. */
export function CaptchaSlider({ image, piece, y, width, state, labels, onSolve, onRefresh }: CaptchaSliderProps) {
  const [imageHeight, setImageHeight] = useState(width / 2)
  const [pieceWidth, setPieceWidth] = useState(44)
  const isReady = image !== undefined && (state === 'ready' || state === 'failed')
  const maxX = width - pieceWidth
  const slide = useSlide(maxX, (handle) => (handle.parentElement?.clientWidth ?? width) - handlePx, isReady, onSolve)

  // A new picture or a failed try starts over.
  useEffect(() => {
    if (state === 'failed' || state === 'loading') slide.reset()
  }, [state, image])

  const percent = (px: number, of: number) => `${(px / of) * 100}%`
  return (
    <div className={css.fullWidth} style={{ maxWidth: Math.max(width, 280) }}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${imageHeight}` }}>
        {image === undefined || state === 'loading' ? (
          <Skeleton variant="large" height="100%" />
        ) : (
          <>
            <img
              className={css.picture}
              src={image}
              alt={labels.picture}
              draggable={false}
              onLoad={(event) => setImageHeight(event.currentTarget.naturalHeight || width / 2)}
            />
            <img
              className={styles.piece}
              src={piece}
              alt=""
              draggable={false}
              style={{ left: percent(slide.x, width), top: percent(y, imageHeight), width: percent(pieceWidth, width) }}
              onLoad={(event) => setPieceWidth(event.currentTarget.naturalWidth || 44)}
            />
            <IconButton
              className={styles.refresh}
              icon="refresh-cw"
              size="sm"
              isOnMedia
              label={labels.refresh}
              onClick={onRefresh}
              disabled={state === 'checking' || state === 'solved'}
            />
          </>
        )}
      </div>
      <div
        className={classNames(styles.bar, state === 'solved' && styles.solved, state === 'failed' && styles.failed)}
        style={{ '--share': maxX === 0 ? 0 : slide.x / maxX } as CSSProperties}
      >
        {state === 'solved' ? undefined : (
          <>
            <i className={styles.trail} />
            <span
              className={classNames(styles.handle, slide.isSliding && styles.held, state === 'loading' && styles.idle)}
              role="slider"
              tabIndex={isReady ? 0 : -1}
              aria-label={labels.handle}
              aria-valuemin={0}
              aria-valuemax={Math.round(maxX)}
              aria-valuenow={Math.round(slide.x)}
              aria-disabled={!isReady}
              {...slide.handlers}
            >
              {state === 'checking' ? <Spinner /> : <Icon name="chevrons-right" size={20} />}
            </span>
          </>
        )}
        <span className={styles.text} role="status">
          {state === 'solved' ? <Icon name="circle-check" size={18} /> : undefined}
          {state === 'solved' ? labels.solved : state === 'failed' ? labels.failed : labels.hint}
        </span>
      </div>
    </div>
  )
}
