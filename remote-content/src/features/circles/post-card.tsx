import { ageLabel, groupedNumber, useT } from '@pitchside/i18n'
import { Avatar, Button, Icon, Link, VisuallyHidden } from '@pitchside/ui'
import { pictureOf } from '../frame/picture-of'
import { useMark } from '../frame/use-mark'
import type { CirclePost } from './circle'
import { togglePostFavorite } from './circles.calls'
import classes from './post-card.module.css'

/** A post of a circle. */
export function PostCard({ post }: { post: CirclePost }) {
  const t = useT('content')
  const kept = useMark({ isOn: post.isKept, total: 0 }, () => togglePostFavorite(post.id))
  return (
    <article className={classes.post}>
      <header className={classes.head}>
        <Link href={`/persona?id=${post.userId}`}>
          <Avatar {...pictureOf(post.avatar, post.userId)} name={post.nickname} size={42} />
        </Link>
        <div className={classes.who}>
          <b>{post.nickname}</b>
          <span className={classes.meta}>
            {ageLabel(post.atMs, Date.now())} · {t('circles.from')}{' '}
            <Link className={classes.circle} href={`/circle-detail?id=${post.circleId}`}>
              {post.circle}
            </Link>
          </span>
        </div>
      </header>
      <p className={classes.text}>{post.text}</p>
      {post.images.length > 0 ? (
        <div className={classes.images} data-count={Math.min(post.images.length, 4)}>
          {post.images.slice(0, 4).map((image) => (
            <img key={image} src={image} alt="" loading="lazy" decoding="async" />
          ))}
        </div>
      ) : undefined}
      <p className={classes.counts}>
        {post.comments > 0 ? (
          <span>
            <Icon name="message-square" size={16} label={t('news.comments')} />
            {groupedNumber(post.comments)}
          </span>
        ) : undefined}
        <span>
          <Icon name="thumbs-up" size={16} label={t('article.like')} />
          {groupedNumber(post.likes)}
        </span>
        <Button
          size="sm"
          variant={kept.mark.isOn ? 'gold' : 'ghost'}
          icon="star"
          aria-pressed={kept.mark.isOn}
          onClick={kept.press}
        >
          {t('article.favorite')}
          <VisuallyHidden>
            {' '}
            {post.nickname} {ageLabel(post.atMs, Date.now())}
          </VisuallyHidden>
        </Button>
      </p>
    </article>
  )
}
