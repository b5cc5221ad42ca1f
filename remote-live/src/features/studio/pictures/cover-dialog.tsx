import { useT } from '@pitchside/i18n'
import { type Cut, cutOut, middleCrop, PictureCropper, type PictureSending } from '@pitchside/parts'
import { Button, Dialog, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'

export interface CoverDialogProps {
  image: HTMLImageElement
  upload: PictureSending
  onCancel: () => void
  onCut: (cover: Blob) => void
}

const coverCut: Cut = { width: 1280, height: 720, type: 'image/jpeg', quality: 0.9 }

/** Chooses the 16:9 part that will be sent. */
export function CoverDialog({ image, upload, onCancel, onCut }: CoverDialogProps) {
  const t = useT('live')
  const [crop, setCrop] = useState(middleCrop)
  const isSending = upload.share !== undefined
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
          <Button
            variant="primary"
            isLoading={isSending}
            onClick={() => void cutOut(image, coverCut, crop).then(onCut)}
          >
            {t('studio.picture.use')}
          </Button>
        </>
      }
    >
      <PictureCropper
        image={image}
        frame={coverCut}
        crop={crop}
        onCropChange={setCrop}
        label={t('studio.picture.preview')}
        isDisabled={isSending}
      />
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
