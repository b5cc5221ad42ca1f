import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, classNames, EmojiText, Icon, Link, Picture, Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type CirclePost, circlePath, postPath } from '../circles/circle'
import { CircleCrest } from '../circles/circle-crest'
import { listPosts } from '../circles/circles.calls'
import { textParts } from '../circles/text-parts'
import { useCircles } from '../circles/use-circles'
import classes from './circles-slot.module.css'

const postsShown = 4
const circlesShown = 6
const places = Array.from({ length: postsShown }, (_, place) => `place-${place}`)

function Row({ post }: { post: CirclePost }) {
  const t = useT('content')
  // One line: topics and names are words here, the whole row leads to the post.
  const words =
    post.title ||
    textParts(post.text, [])
      .map(({ text }) => text)
      .join('')
  return (
    <Link className={classNames(classes.row, css.hoverLink)} href={postPath(post.id)}>
      <Avatar id={post.userId} src={post.avatar} size={40} />
      <span className={classNames(css.stack1, css.fill)}>
        <span className={css.clamp2}>
          <EmojiText text={words} />
        </span>
        <span className={classes.meta}>
          {post.nickname} · {ageLabel(post.atMs, Date.now())} · {post.circle}
          <span className={classNames(css.inlineRow1, css.number)}>
            <Icon name="thumbs-up" size={13} label={t('article.like')} /> {compactNumber(post.likes)}
          </span>
          <span className={classNames(css.inlineRow1, css.number)}>
            <Icon name="message-square" size={13} label={t('news.comments')} /> {compactNumber(post.comments)}
          </span>
        </span>
      </span>
      {post.images[0] ? <Picture className={classes.photo} src={post.images[0]} /> : undefined}
    </Link>
  )
}

function Circles() {
  const { circles } = useCircles()
  const bySize = [...circles].sort((left, right) => right.members - left.members).slice(0, circlesShown)
  return (
    <div className={classes.circles}>
      {bySize.map((circle) => (
        <Link key={circle.id} className={classNames(classes.circle, css.hoverBox)} href={circlePath(circle.id)}>
          <CircleCrest circle={circle} size={24} />
          {circle.name}
        </Link>
      ))}
    </div>
  )
}

/** The home page's circles: the largest ones, and what is talked about. */
export default function CirclesSlot() {
  const t = useT('content')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['content', 'home-circles'],
    queryFn: ({ signal }) => listPosts({ tab: 'hot', circleId: 0 }, 1, signal),
  })
  const posts = data?.rows.slice(0, postsShown) ?? []
  return (
    <Section title={t('tabs.circles')} more={{ label: t('circle.toCircles'), href: '/circle' }}>
      <div className={classes.card} aria-busy={isPending || undefined}>
        <Circles />
        {isError ? <LoadFailed onRetry={refetch} minHeight={300} /> : undefined}
        {data && posts.length === 0 ? <StateBox kind="empty" title={t('state.empty')} minHeight={300} /> : undefined}
        {isPending
          ? places.map((place) => (
              <div key={place} className={classNames(classes.row, css.hoverLink)}>
                <Skeleton variant="circle" height={40} />
                <Skeleton lines={2} height={14} width="100%" />
              </div>
            ))
          : posts.map((post) => <Row key={post.id} post={post} />)}
      </div>
    </Section>
  )
}
