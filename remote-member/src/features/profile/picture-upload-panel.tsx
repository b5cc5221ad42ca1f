import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput, PictureCropper, pictureMegabytes } from '@pitchside/parts'
import { Button, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef } from 'react'
import classes from './picture-upload-panel.module.css'
import { avatarCut, type PictureUpload } from './use-picture-upload'

/** Choosing a picture of this computer and the square of it that becomes the avatar. */
export function PictureUploadPanel({ upload }: { upload: PictureUpload }) {
  const t = useT('member')
  const input = useRef<HTMLInputElement>(null)
  const { image, crop, share, problem } = upload
  const isSending = share !== undefined
  return (
    <div className={classes.upload}>
      {image ? (
        <PictureCropper
          image={image}
          frame={avatarCut}
          crop={crop}
          onCropChange={upload.setCrop}
          label={t('picture.preview')}
          isRound
          isDisabled={isSending}
        />
      ) : undefined}
      <Button icon="image" disabled={isSending} onClick={() => input.current?.click()}>
        {t(image ? 'picture.other' : 'picture.choose')}
      </Button>
      <FileInput
        ref={input}
        hidden
        accept={acceptedPictures('avatar')}
        aria-label={t('picture.choose')}
        onFiles={([file]) => void upload.choose(file)}
      />
      {isSending ? (
        <Progress className={classes.progress} label={t('picture.progress')} value={Math.round(share * 100)} />
      ) : (
        <p className={css.caption}>{t('picture.hint', { megabytes: pictureMegabytes('avatar') })}</p>
      )}
      {problem === undefined ? undefined : (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
