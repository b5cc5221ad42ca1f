import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Button, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef } from 'react'
import { PictureCropper } from './picture-cropper'
import { pictureTypes } from './picture-file'
import classes from './picture-upload-panel.module.css'
import type { PictureUpload } from './use-picture-upload'

/** Choosing a picture of this computer and the square of it that becomes the avatar. */
export function PictureUploadPanel({ upload }: { upload: PictureUpload }) {
  const t = useT('member')
  const input = useRef<HTMLInputElement>(null)
  const { image, crop, share, problem } = upload
  const isSending = share !== undefined
  return (
    <div className={classes.upload}>
      {image ? (
        <PictureCropper image={image} crop={crop} onCropChange={upload.setCrop} isDisabled={isSending} />
      ) : undefined}
      <Button icon="image" disabled={isSending} onClick={() => input.current?.click()}>
        {t(image ? 'picture.other' : 'picture.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('picture.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Choosing the same file again must count as a choice.
          event.target.value = ''
          if (file) void upload.choose(file)
        }}
      />
      {isSending ? (
        <Progress className={classes.progress} label={t('picture.progress')} value={Math.round(share * 100)} />
      ) : (
        <p className={css.caption}>{t('picture.hint', { megabytes: limits.avatarBytes / 1024 / 1024 })}</p>
      )}
      {problem === undefined ? undefined : (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
