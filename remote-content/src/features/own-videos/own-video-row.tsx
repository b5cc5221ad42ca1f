import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Badge, type BadgeTone, Cover, classNames, Icon, IconButton, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lengthText } from '../../parts/video/video'
import classes from './own-videos.module.css'
import type { OwnVideo } from './upload.calls'

const tones: Record<OwnVideo['review'], BadgeTone> = { waiting: 'warning', published: 'success', refused: 'danger' }

export interface OwnVideoRowProps {
  video: OwnVideo
  /** Chapters and subtitles are wanted. */
  onParts: () => void
  onDelete: () => void
}

/** One of the own videos. */
export function OwnVideoRow({ video, onParts, onDelete }: OwnVideoRowProps) {
  const t = useT('content')
  const facts = [
    { icon: 'eye', label: t('videos.views'), count: video.views },
    { icon: 'thumbs-up', label: t('article.like'), count: video.likes },
    { icon: 'message-square', label: t('comments.title'), count: video.comments },
  ] as const
  return (
    <li className={classNames(classes.row, css.firstFlat)}>
      <Link href={`/video-player?id=${video.id}`} className={classes.cover} aria-label={video.title}>
        <Cover src={video.cover || undefined} bottom={<span>{lengthText(video.durationS)}</span>} hasPlay />
      </Link>
      <div className={classes.words}>
        <Link href={`/video-player?id=${video.id}`}>
          <b>{video.title}</b>
        </Link>
        <span className={classNames(classes.meta, css.row)}>
          <Badge tone={tones[video.review]}>{t(`works.review.${video.review}`)}</Badge>
          {video.isConverting ? <Badge icon="loader">{t('works.converting')}</Badge> : undefined}
          {!video.isConverting && !['mp4', 'ogg', 'hls'].includes(video.format) ? (
            <Badge tone="warning">{t('works.unplayable', { format: video.format.toUpperCase() })}</Badge>
          ) : undefined}
          <span>{video.category}</span>
          <span>{ageLabel(video.publishedAtMs, Date.now())}</span>
          {facts.map(({ icon, label, count }) => (
            <span key={icon} className={classNames(css.gap1, css.number, css.row)}>
              <Icon name={icon} size={13} label={label} />
              {compactNumber(count)}
            </span>
          ))}
        </span>
        {video.remark ? <p className={css.note}>{t('works.remark', { remark: video.remark })}</p> : undefined}
      </div>
      <div className={classNames(css.row, css.gap1)}>
        <IconButton icon="list" label={t('works.partsOf', { title: video.title })} onClick={onParts} />
        <IconButton icon="trash-2" label={t('works.deleteOne', { title: video.title })} onClick={onDelete} />
      </div>
    </li>
  )
}
