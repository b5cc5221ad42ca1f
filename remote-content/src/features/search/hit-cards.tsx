import { recipeFor } from '@pitchside/base/crest'
import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Avatar, Badge, Cover, Crest, classNames, Icon, Level, Link, VideoCard } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { durationText } from '../../parts/video/video'
import { addressOf } from './address-of'
import classes from './hit-cards.module.css'
import { Marked } from './marked'
import { MatchHit } from './match-hit'
import type { Hit } from './search.calls'

const seenPart = (parts: (string | undefined)[]): string => parts.filter((part) => part).join(' · ')
const ageOf = (atMs: number): string => (atMs > 0 ? ageLabel(atMs, Date.now()) : '')

function CutCaption({ text }: { text: string }) {
  return (
    <span className={classNames(css.cut, css.caption)} title={text}>
      {text}
    </span>
  )
}

/** A team, league or player: picture, name, what it belongs to. */
function NamedHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  return (
    <Link className={classNames(classes.named, css.framed, css.hoverLine)} href={addressOf(hit)}>
      {hit.kind === 'team' ? (
        <Crest id={hit.id} name={hit.title} isRound={hit.sport === 'basketball'} size={40} isDecorative />
      ) : hit.kind === 'player' ? (
        <Avatar id={hit.id} size={40} />
      ) : (
        <span className={classes.round}>
          <Icon name="trophy" size={20} />
        </span>
      )}
      <span className={classNames(classes.words, css.stack2px, css.shrink)}>
        <b>
          <span>
            <Marked text={hit.title} ranges={hit.ranges} />
          </span>
        </b>
        <CutCaption text={hit.kind === 'league' ? t(`find.sport.${hit.sport}`) : hit.group} />
      </span>
    </Link>
  )
}

function NewsHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  return (
    <Link className={classNames(classes.news, css.framed, css.hoverLine)} href={addressOf(hit)}>
      <span className={classNames(classes.words, css.stack2px, css.shrink)}>
        <b className={classes.headline}>
          <Marked text={hit.title} ranges={hit.ranges} />
        </b>
        {hit.text ? (
          <span className={classNames(classes.excerpt, css.note, css.cut, css.caption)} title={hit.text}>
            <Marked text={hit.text} ranges={hit.textRanges} />
          </span>
        ) : undefined}
        <CutCaption
          text={seenPart([
            hit.group,
            ageOf(hit.atMs),
            t('find.reads', { count: hit.count, formatted: compactNumber(hit.count) }),
          ])}
        />
      </span>
      <Cover src={hit.picture.split(',')[0]} isSmall className={css.atTop} />
    </Link>
  )
}

function VideoHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  return (
    <VideoCard
      href={addressOf(hit)}
      title={<Marked text={hit.title} ranges={hit.ranges} />}
      coverSrc={hit.picture}
      views={compactNumber(hit.count)}
      viewsLabel={t('videos.views')}
      duration={durationText(hit.seconds)}
      meta={seenPart([hit.owner, ageOf(hit.atMs)])}
    />
  )
}

function CircleCrest({ letters, name }: { letters: string; name: string }) {
  return <Crest id={letters} name={name} recipe={{ ...recipeFor(letters, letters), letters }} size={40} isDecorative />
}

function CircleHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  return (
    <Link className={classNames(classes.named, css.framed, css.hoverLine)} href={addressOf(hit)}>
      <CircleCrest letters={hit.picture} name={hit.title} />
      <span className={classNames(classes.words, css.stack2px, css.shrink)}>
        <b>
          <span>
            <Marked text={hit.title} ranges={hit.ranges} />
          </span>
        </b>
        <CutCaption text={t('find.members', { count: hit.count, formatted: compactNumber(hit.count) })} />
      </span>
    </Link>
  )
}

function PostHit({ hit }: { hit: Hit }) {
  return (
    <Link className={classNames(classes.post, css.framed, css.hoverLine)} href={addressOf(hit)}>
      <span className={classes.writer}>
        <Avatar id={hit.ownerId} src={hit.ownerAvatar} size={28} />
        <span>{hit.owner}</span>
        <Badge>{hit.group}</Badge>
        <span className={classes.meta}>{ageOf(hit.atMs)}</span>
      </span>
      <span className={classNames(classes.excerpt, css.note)}>
        <Marked text={hit.text || hit.title} ranges={hit.text ? hit.textRanges : hit.ranges} />
      </span>
    </Link>
  )
}

function UserHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  return (
    <Link className={classNames(classes.named, css.framed, css.hoverLine)} href={addressOf(hit)}>
      <Avatar id={hit.id} src={hit.picture} size={40} />
      <span className={classNames(classes.words, css.stack2px, css.shrink)}>
        <b>
          <span>
            <Marked text={hit.title} ranges={hit.ranges} />
          </span>
          <Level value={hit.level} />
        </b>
        <CutCaption text={hit.text || t('find.fans', { count: hit.count, formatted: compactNumber(hit.count) })} />
      </span>
    </Link>
  )
}

const cards = {
  team: NamedHit,
  league: NamedHit,
  player: NamedHit,
  match: MatchHit,
  news: NewsHit,
  video: VideoHit,
  circle: CircleHit,
  post: PostHit,
  user: UserHit,
}

const few = classNames(css.grid3, css.twoBelow992)
const pair = classNames(css.grid2, css.oneBelow992)
const columns = {
  team: few,
  league: few,
  player: few,
  match: classNames(css.grid4, css.threeBelow1280, css.twoBelow992),
  news: pair,
  video: classNames(css.videoGrid, css.fourBelow1280, css.twoBelow992),
  circle: few,
  post: pair,
  user: few,
}

/** Results of one kind, in the shape of that kind. */
export function HitGrid({ hits }: { hits: readonly Hit[] }) {
  const [first] = hits
  if (!first) return null
  const Card = cards[first.kind]
  return (
    <div className={columns[first.kind]} data-kind={first.kind}>
      {hits.map((hit) => (
        <Card key={hit.id} hit={hit} />
      ))}
    </div>
  )
}
