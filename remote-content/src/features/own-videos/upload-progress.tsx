import { useT } from '@pitchside/i18n'
import { Button, classNames, Icon, Progress } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './upload-dialog.module.css'
import type { VideoUpload } from './use-video-upload'

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** How far a file is, and what one can do about it. */
export function UploadProgress({
  file,
  upload,
  onContinue,
  onCancel,
}: {
  file: File
  upload: VideoUpload
  onContinue: () => void
  onCancel: () => void
}) {
  const t = useT('content')
  const { phase, share, message } = upload
  const percent = Math.floor(share * 100)
  const isProblem = phase === 'cut' || phase === 'refused'
  return (
    <div className={classes.progress}>
      <div className={classes.file}>
        <Icon name={phase === 'done' ? 'circle-check' : isProblem ? 'circle-alert' : 'video'} size={20} />
        <b className={css.fillTruncate} title={file.name}>
          {file.name}
        </b>
        <span className={classNames(css.muted, css.number)}>{megabytes(file.size)} MB</span>
      </div>
      <Progress label={t('works.progress')} value={percent} />
      <p className={isProblem ? classes.problem : css.caption} role={isProblem ? 'alert' : 'status'}>
        {phase === 'refused' ? message : t(`works.phase.${phase}`, { percent })}
      </p>
      <div className={css.flex2}>
        {phase === 'cut' ? (
          <Button size="sm" variant="primary" onClick={onContinue}>
            {t('works.continue')}
          </Button>
        ) : undefined}
        <Button size="sm" variant="outline" onClick={onCancel}>
          {t(phase === 'done' || phase === 'refused' ? 'works.another' : 'works.cancel')}
        </Button>
      </div>
    </div>
  )
}
