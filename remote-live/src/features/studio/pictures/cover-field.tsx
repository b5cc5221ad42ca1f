import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput, pictureMegabytes, usePictureSending } from '@pitchside/parts'
import { Button, Cover, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef, useState } from 'react'
import { CoverDialog } from './cover-dialog'
import styles from './pictures.module.css'

export interface CoverFieldProps {
  /** Address of the stored cover, empty before. */
  value: string
  onValueChange: (address: string) => void
}

/** Cover of a broadcast: chosen, cut to 16:9, sent. */
export function CoverField({ value, onValueChange }: CoverFieldProps) {
  const t = useT('live')
  const input = useRef<HTMLInputElement>(null)
  const upload = usePictureSending('cover')
  const [image, setImage] = useState<HTMLImageElement>()
  const choose = async (file: File) => {
    const opened = await upload.open(file)
    if (opened) setImage(opened)
  }
  const send = async (cover: Blob) => {
    const address = await upload.send(cover)
    if (address === undefined) return
    onValueChange(address)
    setImage(undefined)
  }
  return (
    <div className={css.stack2}>
      <span className={css.note}>{t('studio.form.cover')}</span>
      <div className={classNames(styles.coverRow, css.oneBelow992)}>
        <button
          type="button"
          className={styles.cover}
          onClick={() => input.current?.click()}
          aria-label={t('studio.picture.choose')}
        >
          {value === '' ? (
            <span className={classNames(styles.empty, css.fullWidth)}>
              <Icon name="image" size={26} />
              {t('studio.picture.choose')}
            </span>
          ) : (
            <Cover src={value} className={css.fullWidth} />
          )}
        </button>
        <div className={css.stack3Start}>
          <p className={css.footnote}>{t('studio.picture.coverHint', { megabytes: pictureMegabytes('cover') })}</p>
          <div className={css.flexWrap2}>
            <Button size="sm" icon="image" onClick={() => input.current?.click()}>
              {t(value === '' ? 'studio.picture.choose' : 'studio.picture.other')}
            </Button>
            {value === '' ? undefined : (
              <Button size="sm" variant="ghost" icon="trash-2" onClick={() => onValueChange('')}>
                {t('studio.picture.remove')}
              </Button>
            )}
          </div>
          {upload.problem && !image ? (
            <p className={css.problemCaption} role="alert">
              {upload.problem}
            </p>
          ) : undefined}
        </div>
      </div>
      <FileInput
        ref={input}
        hidden
        accept={acceptedPictures('cover')}
        aria-label={t('studio.form.cover')}
        onFiles={([file]) => void choose(file)}
      />
      {image ? (
        <CoverDialog
          image={image}
          upload={upload}
          onCancel={() => setImage(undefined)}
          onCut={(cover) => void send(cover)}
        />
      ) : undefined}
    </div>
  )
}
