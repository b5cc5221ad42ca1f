import { useT } from '@pitchside/i18n'
import { acceptedPictures, FileInput, usePictureSending } from '@pitchside/parts'
import { classNames, Icon, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useId, useState } from 'react'
import styles from './pictures.module.css'

export interface PhotoFieldProps {
  label: string
  /** Address of the stored photo, empty before. */
  value: string
  onValueChange: (address: string) => void
  error?: string | undefined
}

/** A photo of a paper: chosen, sent at once, shown. Only its owner and operators can load it. */
export function PhotoField({ label, value, onValueChange, error }: PhotoFieldProps) {
  const t = useT('live')
  const id = useId()
  const upload = usePictureSending('document')
  const [local, setLocal] = useState<string>()
  useEffect(() => (local === undefined ? undefined : () => URL.revokeObjectURL(local)), [local])
  const isSending = upload.share !== undefined
  const problem = upload.problem ?? error
  const shown = local ?? (value === '' ? undefined : value)
  const choose = async (file: File) => {
    if (!(await upload.open(file))) return
    setLocal(URL.createObjectURL(file))
    const address = await upload.send(file)
    if (address === undefined) setLocal(undefined)
    onValueChange(address ?? '')
  }
  return (
    <div className={styles.photo}>
      <label className={classNames(styles.box, problem !== undefined && css.markedDangerLine)} htmlFor={id}>
        {shown ? (
          <img className={css.picture} src={shown} alt="" />
        ) : (
          <span className={styles.empty}>
            <Icon name="image" size={24} />
            {t('studio.picture.choose')}
          </span>
        )}
        {isSending ? (
          <span className={styles.sending}>
            <Progress
              label={t('studio.picture.sending', { name: label })}
              value={Math.round((upload.share ?? 0) * 100)}
            />
          </span>
        ) : undefined}
        {shown && !isSending ? (
          <span className={styles.again}>
            <Icon name="refresh-cw" size={14} /> {t('studio.picture.other')}
          </span>
        ) : undefined}
        <FileInput
          id={id}
          className={styles.input}
          accept={acceptedPictures('document')}
          aria-label={label}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          disabled={isSending}
          onFiles={([file]) => void choose(file)}
        />
      </label>
      <span className={css.note}>{label}</span>
      {problem ? (
        <span id={`${id}problem`} className={css.problemCaption} role="alert">
          {problem}
        </span>
      ) : undefined}
    </div>
  )
}
