import { useT } from '@pitchside/i18n'
import { LoadFailed, useSpoilerFree } from '@pitchside/parts'
import type { SlotProps } from '@pitchside/remote-kit'
import { Segmented, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { detailPath, groupOf } from '../../parts/matches/match'
import { NarrowView } from '../match-detail/compare-panel'
import type { MatchTab } from '../match-detail/match-tab'
import { useMatchDetail } from '../match-detail/use-match-detail'
import styles from './room-panel.module.css'

const views = ['events', 'lineup', 'stats', 'text'] as const
type View = Extract<MatchTab, (typeof views)[number]>

function FootballPanel({ matchId }: { matchId: number }) {
  const t = useT('scores')
  const [view, setView] = useState<View>('events')
  const { match, detail, isFailed, reload } = useMatchDetail(matchId)
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setRevealed] = useState(false)
  if (isFailed) return <LoadFailed onRetry={reload} title={t('detail.failed')} minHeight={300} />
  if (!match || !detail)
    return (
      <div className={styles.panel}>
        <Skeleton lines={8} height={28} />
      </div>
    )
  const isHidden = isSpoilerFree && !isRevealed && groupOf(match) !== 'upcoming'
  return (
    <div className={styles.panel}>
      <Segmented<View>
        label={t('match.tabs')}
        value={view}
        onValueChange={setView}
        isBlock
        className={styles.views ?? ''}
        options={views.map((value) => ({ value, label: t(`match.tab.${value}`) }))}
      />
      {isHidden ? (
        <StateBox
          kind="empty"
          title={t('match.spoiler.title')}
          action={{ label: t('match.spoiler.show'), icon: 'eye', onClick: () => setRevealed(true) }}
          minHeight={280}
        />
      ) : (
        <div className={styles.view}>
          <NarrowView tab={view} match={match} detail={detail} />
        </div>
      )}
    </div>
  )
}

/** Events, line-ups, statistics and commentary of the match a room shows, beside its chat. */
export default function RoomPanel({ matchId, sport }: SlotProps['live.match-panel']) {
  const t = useT('scores')
  if (sport === 'football') return <FootballPanel matchId={matchId} />
  return (
    <StateBox
      kind="empty"
      title={t('match.panel.elsewhere')}
      action={{ label: t('row.detail'), href: detailPath({ sport, id: matchId }) }}
      minHeight={300}
    />
  )
}
