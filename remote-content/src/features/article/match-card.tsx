import { formatDate, useT } from '@pitchside/i18n'
import { Card, Link, MatchTile } from '@pitchside/ui'
import type { RelatedMatch } from '../../parts/headline/headline'
import classes from './article.module.css'

/** A match of a team the article is about, and the way to the team. */
export function MatchCard({ match }: { match: RelatedMatch }) {
  const t = useT('content')
  const isRound = match.sport === 'basketball'
  const label = t(`article.matchState.${match.state}`)
  const side = (team: RelatedMatch['home']) => ({ id: team.id, name: team.name, isRound, score: team.score })
  return (
    <Card title={t('article.match')}>
      <MatchTile
        href={`/score-detail?type=${match.sport}&id=${match.id}`}
        league={match.competition}
        time={formatDate(match.kickoffMs, 'moment')}
        badge={{ label, tone: match.state === 1 ? 'live' : 'neutral' }}
        home={side(match.home)}
        away={side(match.away)}
      />
      <Link className={classes.team} href={`/base-${match.sport}?team=${match.teamId}`}>
        {t('article.team')}
      </Link>
    </Card>
  )
}
