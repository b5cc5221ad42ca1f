import { compactNumber, useT } from '@pitchside/i18n'
import { Avatar, Level, Link, RoomCard, Section } from '@pitchside/ui'
import { pictureOf } from '../frame/picture-of'
import type { Headline } from '../news/headline'
import { NewsRow } from '../news/news-row'
import type { Video } from '../videos/video'
import { VideoGrid } from '../videos/video-grid'
import type { FoundAnchor, FoundRoom } from './search.calls'
import classes from './search.module.css'

export function RoomResults({ rooms }: { rooms: readonly FoundRoom[] }) {
  const t = useT('content')
  if (rooms.length === 0) return null
  return (
    <Section title={t('search.live')}>
      <div className={classes.rooms}>
        {rooms.map((room) => (
          <RoomCard
            key={room.anchorId}
            href={`/live?id=${room.anchorId}`}
            title={room.title}
            coverSrc={room.cover}
            liveLabel={room.isLive ? t('search.onAir') : undefined}
            heat={compactNumber(room.heat)}
            anchor={{ ...pictureOf(room.anchorAvatar, room.anchorId), name: room.anchor, level: room.level }}
          />
        ))}
      </div>
    </Section>
  )
}

export function AnchorResults({ anchors }: { anchors: readonly FoundAnchor[] }) {
  const t = useT('content')
  if (anchors.length === 0) return null
  return (
    <Section title={t('search.anchors')}>
      <div className={classes.anchors}>
        {anchors.map((anchor) => (
          <Link
            key={anchor.id}
            className={classes.anchor}
            href={anchor.isLive ? `/live?id=${anchor.id}` : `/persona?id=${anchor.id}`}
          >
            <Avatar {...pictureOf(anchor.avatar, anchor.id)} size={52} isLive={anchor.isLive} hasHeadset />
            <span>
              <b>
                {anchor.nickname}
                <Level value={anchor.level} />
              </b>
              <span>{anchor.signature}</span>
              <span>{t('search.fans', { count: anchor.fans })}</span>
            </span>
          </Link>
        ))}
      </div>
    </Section>
  )
}

export function NewsResults({ stories }: { stories: readonly Headline[] }) {
  const t = useT('content')
  if (stories.length === 0) return null
  return (
    <Section title={t('search.news')}>
      <div className={classes.news}>
        {stories.map((story) => (
          <NewsRow key={story.id} story={story} />
        ))}
      </div>
    </Section>
  )
}

export function VideoResults({ videos }: { videos: readonly Video[] }) {
  const t = useT('content')
  if (videos.length === 0) return null
  return (
    <Section title={t('search.videos')}>
      <VideoGrid videos={videos} hasMeta />
    </Section>
  )
}
