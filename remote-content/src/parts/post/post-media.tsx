import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { PhotoGrid } from '@pitchside/ui'
import { useMemo, useState } from 'react'
import { Clip } from '../clip/clip'
import type { PostVideo } from './post'
import classes from './post-item.module.css'

function Pictures({ images, name }: { images: readonly string[]; name: string }) {
  const t = useT('content')
  const photos = useMemo(() => images.map((src) => ({ src, alt: '' })), [images])
  return (
    <PhotoGrid
      photos={photos}
      labels={{
        close: t('posts.close'),
        previous: t('photos.previous'),
        next: t('photos.next'),
        of: (place) => t('posts.picture', { name, place: place + 1, count: images.length }),
      }}
    />
  )
}

function PostClip({ video, name }: { video: PostVideo; name: string }) {
  const t = useT('content')
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return <LoadFailed onRetry={() => setFailed(false)} title={t('videos.failed')} minHeight={240} />
  return (
    <Clip
      className={classes.clip}
      src={video.address}
      poster={video.cover}
      preload="none"
      aria-label={t('posts.videoOf', { name })}
      onError={() => setFailed(true)}
    />
  )
}

/** What a post shows besides its text. */
export interface Shown {
  nickname: string
  images: readonly string[]
  video: PostVideo | undefined
}

/** Pictures or the video of a post. */
export function PostMedia({ post }: { post: Shown }) {
  if (post.video) return <PostClip video={post.video} name={post.nickname} />
  return post.images.length > 0 ? <Pictures images={post.images} name={post.nickname} /> : null
}
