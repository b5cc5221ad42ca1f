import { formatDate, useT } from '@pitchside/i18n'
import { Crest, classNames, Link, LiveBadge } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { addressOf } from './address-of'
import classes from './hit-cards.module.css'
import { Marked } from './marked'
import type { FoundSide, Hit } from './search.calls'

const kickoff = (atMs: number): string => formatDate(atMs, 'moment')

function Side({ side, isRound }: { side: FoundSide; isRound: boolean }) {
  return (
    <span className={classes.side}>
      <Crest id={side.id} name={side.name} isRound={isRound} size={20} isDecorative />
      <span className={css.truncate} title={side.name}>
        <Marked text={side.name} ranges={side.ranges} />
      </span>
      <b className={classes.score}>{side.score ?? ''}</b>
    </span>
  )
}

/** A match: league and time, both sides, the score once there is one. */
export function MatchHit({ hit }: { hit: Hit }) {
  const t = useT('content')
  if (!hit.sides) return null
  const isRound = hit.sport === 'basketball'
  return (
    <Link className={classNames(classes.match, css.framed, css.hoverLine)} href={addressOf(hit)}>
      <span className={classes.meta}>
        <span>{hit.group}</span>
        {hit.stage === 'live' ? <LiveBadge>{t('find.inPlay')}</LiveBadge> : <span>{kickoff(hit.atMs)}</span>}
      </span>
      {hit.sides.map((side) => (
        <Side key={side.id} side={side} isRound={isRound} />
      ))}
    </Link>
  )
}
