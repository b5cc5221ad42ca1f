import { clockTime, useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { MatchTile } from '@pitchside/ui'
import { detailPath, groupOf, leaderOf, livePath, type Match, scoreOf } from '../../parts/matches/match'
import { useClockLabel } from '../../parts/matches/match-clock'

/** One match of the strip on the home page. */
export function MatchStripTile({ match }: { match: Match }) {
  const t = useT('scores')
  const label = useClockLabel(match)
  const group = groupOf(match)
  const [home, away] = scoreOf(match)
  const isSpoilerFree = useSpoilerFree()
  const hasScore = !isSpoilerFree && (group === 'live' || group === 'finished')
  const leader = hasScore ? leaderOf(match) : undefined
  const [anchor] = match.anchors
  const team = (side: 'home' | 'away', score: number) => ({
    id: match[side].id,
    name: match[side].name,
    isRound: match.sport === 'basketball',
    ...(hasScore ? { score } : {}),
    isLoser: leader !== undefined && leader !== side,
  })
  const minute = 'minute' in label ? label.minute : undefined
  const state = 'minute' in label ? undefined : group === 'live' ? t(label.key) : clockTime(match.kickoffS * 1_000)
  return (
    <MatchTile
      isCompact
      href={anchor && group === 'live' ? livePath(match, anchor.id) : detailPath(match)}
      league={match.competition.name}
      {...(minute === undefined ? { time: state } : { minute })}
      badge={
        group === 'live'
          ? { label: t('tile.live'), tone: 'live' }
          : group === 'finished'
            ? { label: t('state.finished'), tone: 'neutral' }
            : match.isReserved
              ? { label: t('tile.reserved'), tone: 'brand', icon: 'bell-ring' }
              : { label: t('tile.upcoming'), tone: 'neutral', icon: 'bell' }
      }
      home={team('home', home)}
      away={team('away', away)}
      isSelected={match.isReserved}
    />
  )
}
