import { classNames, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { textOf } from '../i18n/texts'
import { areaOf, type Crop, dragged, drawCrop, type Size, sizeOf, zoomed, zoomMax } from './picture-crop'
import styles from './picture-cropper.module.css'

export interface PictureCropperProps {
  image: HTMLImageElement
  /** Size of what is cut out, px. */
  frame: Size
  crop: Crop
  onCropChange: (crop: Crop) => void
  /** Names the preview. */
  label: string
  /** It is shown in a circle afterwards. */
  isRound?: boolean
  isDisabled: boolean
}

const percent = (value: number): string => `${Math.round(value)} %`
/** A notch of a mouse's wheel, 100 px, is a tenth nearer. */
const wheelFactor = (px: number): number => 1.1 ** (-px / 100)

/** Shows the part that will be taken. The picture is dragged and comes nearer by the wheel; three sliders do the same. */
export function PictureCropper(props: PictureCropperProps) {
  const { image, frame, crop, onCropChange, label, isRound = false, isDisabled } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = sizeOf(image)
  const area = areaOf(picture, frame, crop)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, frame, crop)
  }, [image, frame, crop])

  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  // React's own listeners of wheels can't keep the page from scrolling.
  useEffect(() => {
    const shown = canvas.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const now = latest.current
      if (now.isDisabled || !shown) return
      const { left, top, width, height } = shown.getBoundingClientRect()
      const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
      const next = zoomed(sizeOf(now.image), now.frame, now.crop, wheelFactor(event.deltaY), at)
      // The next notch may come before this one is drawn.
      latest.current = { ...now, crop: next }
      now.onCropChange(next)
    }
    shown?.addEventListener('wheel', turn, { passive: false })
    return () => shown?.removeEventListener('wheel', turn)
  }, [])

  const held = useRef<{ crop: Crop; x: number; y: number }>(undefined)
  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    held.current = { crop, x: clientX, y: clientY }
  }
  const drag = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    if (!held.current || isDisabled) return
    const { width, height } = currentTarget.getBoundingClientRect()
    const by = { x: (clientX - held.current.x) / width, y: (clientY - held.current.y) / height }
    onCropChange(dragged(picture, frame, held.current.crop, by))
  }
  const letGo = () => {
    held.current = undefined
  }
  const sliders = [
    { axis: 'x', name: textOf('cropX'), hasRoom: picture.width - area.width > 1 },
    { axis: 'y', name: textOf('cropY'), hasRoom: picture.height - area.height > 1 },
  ] as const
  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        className={classNames(styles.preview, isRound && styles.round)}
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        role="img"
        aria-label={label}
        onPointerDown={grab}
        onPointerMove={drag}
        onLostPointerCapture={letGo}
      />
      <p className={css.caption}>{textOf('cropHint')}</p>
      <div className={styles.sliders}>
        <span aria-hidden>{textOf('cropZoom')}</span>
        <Slider
          label={textOf('cropZoom')}
          value={crop.zoom}
          min={1}
          max={zoomMax}
          step={0.05}
          valueText={percent(crop.zoom * 100)}
          disabled={isDisabled}
          onValueChange={(zoom) => onCropChange({ ...crop, zoom })}
        />
        {sliders.map(({ axis, name, hasRoom }) => [
          <span key={`${axis} name`} aria-hidden>
            {name}
          </span>,
          <Slider
            key={axis}
            label={name}
            value={crop[axis]}
            valueText={percent(crop[axis])}
            disabled={isDisabled || !hasRoom}
            onValueChange={(value) => onCropChange({ ...crop, [axis]: value })}
          />,
        ])}
      </div>
    </div>
  )
}
