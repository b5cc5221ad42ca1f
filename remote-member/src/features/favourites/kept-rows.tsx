import { ageLabel, clockTime, compactNumber, formatDate, useT } from '@pitchside/i18n'
import { Avatar, Badge, Cover, Crest, classNames, EmojiText, Icon, Link, Picture } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Kept } from './favourites.calls'
import classes from './favourites.module.css'
import type { FollowedMatch, FollowedSource } from './followed.calls'

/** A video or an article: picture, title, author and age. */
export function CoverRow({ kept, hasPlay }: { kept: Kept; hasPlay?: boolean }) {
  const t = useT('member')
  return (
    <Link className={classNames(classes.covered, css.lead)} href={kept.href}>
      <Cover src={kept.cover} hasPlay={hasPlay ?? false} />
      <span className={classNames(css.stack1, css.shrink)}>
        <b className={classNames(css.cut, css.leadText)} title={kept.title}>
          {kept.title}
        </b>
        <span className={css.caption}>
          {kept.author} · {ageLabel(kept.atMs, Date.now())} ·{' '}
          {t(hasPlay ? 'favourites.views' : 'favourites.reads', {
            count: kept.views,
            views: compactNumber(kept.views),
          })}
        </span>
      </span>
    </Link>
  )
}

/** A post of a circle. */
export function PostRow({ kept }: { kept: Kept }) {
  return (
    <Link className={classNames(classes.post, css.lead)} href={kept.href}>
      <Avatar id={kept.authorId} src={kept.avatar} size={40} />
      <span className={classNames(css.stack1, css.shrink)}>
        <span className={css.caption}>
          {kept.author} · {ageLabel(kept.atMs, Date.now())}
        </span>
        <span className={classNames(classes.said, css.leadText)}>
          <EmojiText text={kept.title} />
        </span>
      </span>
      {kept.cover ? <Picture className={classes.thumb} src={kept.cover} /> : undefined}
    </Link>
  )
}

const tones = { upcoming: 'neutral', live: 'live', over: 'neutral', abnormal: 'warning' } as const

/** A followed match: when, who, and how it stands. */
export function MatchRow({ match }: { match: FollowedMatch }) {
  const t = useT('member')
  const { home, away, stage, sport } = match
  const hasScore = stage === 'live' || stage === 'over'
  const isRound = sport === 'basketball'
  const href = sport === 'esports' ? '/schedule?type=3' : `/score-detail?type=${sport}&id=${match.id}`
  return (
    <Link className={classes.match} href={href}>
      <span className={classes.when}>
        {clockTime(match.startsAt)}
        <small className={css.figureNote}>{formatDate(match.startsAt, 'day')}</small>
      </span>
      <span className={classNames(css.stack1, css.shrink)}>
        <span className={css.rowWrap2}>
          <Crest id={home.id} name={home.name} size={22} isRound={isRound} isDecorative />
          <b>{home.name}</b>
          <span className={classNames(classes.score, stage === 'live' && css.markedLive)}>
            {hasScore ? `${home.score} - ${away.score}` : 'vs'}
          </span>
          <b>{away.name}</b>
          <Crest id={away.id} name={away.name} size={22} isRound={isRound} isDecorative />
        </span>
        <span className={css.caption}>{match.competition}</span>
      </span>
      <Badge tone={tones[stage]}>{t(`favourites.stage.${stage}`)}</Badge>
    </Link>
  )
}

/** A followed team or league. */
export function SourceRow({ source }: { source: FollowedSource }) {
  const t = useT('member')
  return (
    <Link className={classNames(classes.source, css.lead)} href={source.href}>
      {source.kind === 'team' ? (
        <Crest id={source.id} name={source.name} size={32} isRound={source.sport === 'basketball'} isDecorative />
      ) : (
        <span className={classes.trophy}>
          <Icon name="trophy" size={18} />
        </span>
      )}
      <span className={classNames(css.stack1, css.shrink)}>
        <b className={classNames(css.cut, css.leadText)} title={source.name}>
          {source.name}
        </b>
        <span className={css.caption}>
          {t(`favourites.sport.${source.sport}`)} · {t(`favourites.source.${source.kind}`)}
        </span>
      </span>
    </Link>
  )
}
