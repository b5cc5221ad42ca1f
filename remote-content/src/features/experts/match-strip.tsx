import { formatDate, useT } from '@pitchside/i18n'
import { Badge, Crest, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Scheme } from './expert'
import classes from './scheme.module.css'

/** Who plays, when, and how it ended; a way to the match where `isLink`. */
export function MatchStrip({ scheme, isLink }: { scheme: Scheme; isLink?: boolean }) {
  const t = useT('content')
  const { home, away, sport, score, stage, kickoffMs, competition } = scheme
  const isRound = sport === 'basketball'
  const when = formatDate(kickoffMs, 'moment')
  const inside = (
    <>
      <span className={classes.league}>
        {competition} · {when}
        {stage === 'live' ? <Badge tone="live">{t('experts.stage.live')}</Badge> : undefined}
        {stage === 'off' ? <Badge tone="warning">{t('experts.stage.off')}</Badge> : undefined}
      </span>
      <span className={classes.sides}>
        <span className={classes.side}>
          <span className={css.cut} title={home.name}>
            {home.name}
          </span>
          <Crest id={home.id} name={home.name} size={isLink ? 40 : 24} isRound={isRound} isDecorative />
        </span>
        <b className={classes.score}>{score ? `${score[0]} - ${score[1]}` : 'vs'}</b>
        <span className={classes.side}>
          <Crest id={away.id} name={away.name} size={isLink ? 40 : 24} isRound={isRound} isDecorative />
          <span className={css.cut} title={away.name}>
            {away.name}
          </span>
        </span>
      </span>
    </>
  )
  if (!isLink) return <span className={classes.match}>{inside}</span>
  return (
    <Link
      className={`${classes.match} ${classes.matchLink} ${css.hoverFill}`}
      href={`/score-detail?type=${sport}&id=${scheme.matchId}`}
    >
      {inside}
    </Link>
  )
}
