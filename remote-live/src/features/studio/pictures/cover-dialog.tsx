import { useT } from '@pitchside/i18n'
import { Button, Dialog, Progress, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import { areaOf, cutCover, drawCover, middleCrop, zoomMax } from './cover-crop'
import styles from './pictures.module.css'
import type { PictureUpload } from './use-picture-upload'

export interface CoverDialogProps {
  image: HTMLImageElement
  upload: PictureUpload
  onCancel: () => void
  onCut: (cover: Blob) => void
}

const percent = (value: number) => `${Math.round(value)} %`

/** Shows the 16:9 part that will be sent; three sliders move it. */
export function CoverDialog({ image, upload, onCancel, onCut }: CoverDialogProps) {
  const t = useT('live')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(middleCrop)
  useEffect(() => {
    if (canvas.current) drawCover(canvas.current, image, crop)
  }, [image, crop])
  const area = areaOf(image.naturalWidth, image.naturalHeight, crop)
  const isSending = upload.share !== undefined
  const axes = [
    { axis: 'x', hasRoom: image.naturalWidth - area.width > 1 },
    { axis: 'y', hasRoom: image.naturalHeight - area.height > 1 },
  ] as const
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      title={t('studio.picture.cutTitle')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onCancel()}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {t('studio.cancel')}
          </Button>
          <Button variant="primary" isLoading={isSending} onClick={() => void cutCover(image, crop).then(onCut)}>
            {t('studio.picture.use')}
          </Button>
        </>
      }
    >
      <canvas ref={canvas} className={styles.preview} role="img" aria-label={t('studio.picture.preview')} />
      <div className={styles.sliders}>
        <span aria-hidden>{t('studio.picture.zoom')}</span>
        <Slider
          label={t('studio.picture.zoom')}
          value={crop.zoom}
          min={1}
          max={zoomMax}
          step={0.05}
          valueText={percent(crop.zoom * 100)}
          disabled={isSending}
          onValueChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        {axes.map(({ axis, hasRoom }) => [
          <span key={`${axis} text`} aria-hidden>
            {t(`studio.picture.${axis}`)}
          </span>,
          <Slider
            key={axis}
            label={t(`studio.picture.${axis}`)}
            value={crop[axis]}
            valueText={percent(crop[axis])}
            disabled={isSending || !hasRoom}
            onValueChange={(value) => setCrop({ ...crop, [axis]: value })}
          />,
        ])}
      </div>
      {isSending ? (
        <Progress
          label={t('studio.picture.sending', { name: t('studio.form.cover') })}
          value={Math.round((upload.share ?? 0) * 100)}
        />
      ) : undefined}
      {upload.problem ? (
        <p className={css.problemCaption} role="alert">
          {upload.problem}
        </p>
      ) : undefined}
    </Dialog>
  )
}
