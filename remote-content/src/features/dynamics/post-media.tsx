import { useT } from '@pitchside/i18n'
import { Dialog } from '@pitchside/ui'
import { useState } from 'react'
import { Clip } from '../clip/clip'
import { PageState } from '../frame/page-state'
import type { Post, PostVideo } from './post'
import classes from './post-item.module.css'

function Pictures({ images, name }: { images: readonly string[]; name: string }) {
  const t = useT('content')
  const [shown, setShown] = useState<number>()
  const labelOf = (place: number) => t('posts.picture', { name, place: place + 1, count: images.length })
  return (
    <>
      <div className={classes.pictures} data-count={images.length}>
        {images.map((image, place) => (
          <button
            key={image}
            type="button"
            className={classes.picture}
            aria-label={labelOf(place)}
            onClick={() => setShown(place)}
          >
            <img src={image} alt="" loading="lazy" decoding="async" />
          </button>
        ))}
      </div>
      {shown === undefined ? undefined : (
        <Dialog
          isOpen
          size="lg"
          title={labelOf(shown)}
          closeLabel={t('posts.close')}
          onOpenChange={(isOpen) => isOpen || setShown(undefined)}
        >
          <img className={classes.large} src={images[shown]} alt={labelOf(shown)} />
        </Dialog>
      )}
    </>
  )
}

function PostClip({ video, name }: { video: PostVideo; name: string }) {
  const t = useT('content')
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return <PageState kind="error" title={t('videos.failed')} onRetry={() => setFailed(false)} minHeight={240} />
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

/** Pictures or the video of a post. */
export function PostMedia({ post }: { post: Post }) {
  if (post.video) return <PostClip video={post.video} name={post.nickname} />
  return post.images.length > 0 ? <Pictures images={post.images} name={post.nickname} /> : null
}
