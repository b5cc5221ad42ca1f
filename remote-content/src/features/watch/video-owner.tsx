import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { FollowButton } from '@pitchside/parts'
import { Avatar, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Video } from '../../parts/video/video'
import classes from './video-owner.module.css'

/** Who published it, when, how often it was seen, and the way to follow. */
export function VideoOwner({ video }: { video: Video }) {
  const t = useT('content')
  return (
    <div className={classNames(classes.owner, css.row)}>
      <Link href={`/persona?id=${video.ownerId}`} className={classNames(css.row, css.gap3)}>
        <Avatar id={video.ownerId} src={video.ownerAvatar} size={40} />
        <b>{video.owner}</b>
      </Link>
      <span className={classNames(classes.facts, css.row)}>
        <Link className={css.hoverBrand} href={`/video-list?cid=${video.categoryId}`}>
          {video.category}
        </Link>
        <span>{ageLabel(video.publishedAtMs, Date.now())}</span>
        <span className={classNames(classes.views, css.row)}>
          <Icon name="eye" size={13} label={t('videos.views')} />
          {compactNumber(video.views)}
        </span>
      </span>
      <FollowButton id={video.ownerId} name={video.owner} isFollowed={video.isFollowed} size="sm" icon="plus" />
    </div>
  )
}
