import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { FileInput } from '@pitchside/parts'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type DragEvent, useState } from 'react'
import { videoExtensions } from '../../parts/cover/chosen-file'
import classes from './upload-dialog.module.css'

/** Chooses a video, from the disk or by dropping it. */
export function FileField({
  hint,
  problem,
  onChoose,
}: {
  hint: string | undefined
  problem: string | undefined
  onChoose: (file: File) => void
}) {
  const t = useT('content')
  const [isOver, setOver] = useState(false)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <div>
      <label
        className={classNames(classes.drop, css.outlined, isOver && classes.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="video" size={28} />
        <b>{t('works.chooseFile')}</b>
        <span>
          {t('works.formats', { formats: videoExtensions.join(', '), size: limits.videoBytes / 1024 / 1024 })}
        </span>
        <FileInput
          className={css.spokenField}
          aria-label={t('works.chooseFile')}
          accept={videoExtensions.map((extension) => `.${extension}`).join(',')}
          onFiles={([file]) => onChoose(file)}
        />
      </label>
      {hint ? <p className={css.caption}>{hint}</p> : undefined}
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : undefined}
    </div>
  )
}
