import { useT } from '@pitchside/i18n'
import { Slider } from '@pitchside/ui'
import { useEffect, useRef } from 'react'
import { type Crop, drawSquare, squareOf, zoomMax } from './picture-crop'
import classes from './picture-upload-panel.module.css'

interface Props {
  image: HTMLImageElement
  crop: Crop
  onCropChange: (crop: Crop) => void
  isDisabled: boolean
}

const percent = (value: number) => `${Math.round(value)} %`

/** Shows the square that will be sent; three sliders move it. */
export function PictureCropper({ image, crop, onCropChange, isDisabled }: Props) {
  const t = useT('member')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop)
  }, [image, crop])
  const { side } = squareOf(image.naturalWidth, image.naturalHeight, crop)
  const sliders = [
    { key: 'horizontal', axis: 'x', hasRoom: image.naturalWidth > side },
    { key: 'vertical', axis: 'y', hasRoom: image.naturalHeight > side },
  ] as const
  return (
    <>
      <canvas ref={canvas} className={classes.preview} role="img" aria-label={t('picture.preview')} />
      <div className={classes.sliders}>
        <span aria-hidden>{t('picture.zoom')}</span>
        <Slider
          label={t('picture.zoom')}
          value={crop.zoom}
          min={1}
          max={zoomMax}
          step={0.05}
          valueText={percent(crop.zoom * 100)}
          disabled={isDisabled}
          onValueChange={(zoom) => onCropChange({ ...crop, zoom })}
        />
        {sliders.map(({ key, axis, hasRoom }) => [
          <span key={`${key} text`} aria-hidden>
            {t(`picture.${key}`)}
          </span>,
          <Slider
            key={key}
            label={t(`picture.${key}`)}
            value={crop[axis]}
            valueText={percent(crop[axis])}
            disabled={isDisabled || !hasRoom}
            onValueChange={(value) => onCropChange({ ...crop, [axis]: value })}
          />,
        ])}
      </div>
    </>
  )
}
