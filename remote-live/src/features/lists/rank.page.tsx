import { useT } from '@pitchside/i18n'
import { useAddress, useQuery } from '@pitchside/platform'
import { Card, Link, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { LeagueSelect } from '../../parts/rankings/league-select'
import { fetchRankedLeagues, type PeriodNumber } from '../../parts/rankings/rankings.calls'
import { heatHelp } from '../../parts/rooms/room'
import { SuggestedRooms } from '../../parts/suggested/suggested-rooms'
import { AnchorRanking, type Period } from './anchor-ranking'
import { GiverRanking } from './giver-ranking'
import { PageFrame } from './page-frame'
import { boards, periodsOf, rankingAddress, rankingAsked } from './rank-query'

const steps = ['board', 'type']

interface LeagueChoiceProps {
  period: Period
  value: number | undefined
  onValueChange: (league: number | undefined) => void
}

function LeagueChoice({ period, value, onValueChange }: LeagueChoiceProps) {
  const { data = [] } = useQuery({
    queryKey: ['live', 'ranked-leagues', period],
    queryFn: () => fetchRankedLeagues(Number(period) as PeriodNumber),
  })
  return <LeagueSelect leagues={data} value={value} onValueChange={onValueChange} />
}

/** Rankings: anchors by heat, also of a league; anchors who rise; members who give. By day, week, month, all time. */
export default function RankPage() {
  const t = useT('live')
  const [search, setSearch] = useAddress(steps)
  const asked = rankingAsked(search)
  const { board, period, league } = asked
  const go = (change: Partial<typeof asked>): void => setSearch(rankingAddress({ ...asked, ...change }))
  return (
    <PageFrame
      title={t('title.rank')}
      filter={
        <>
          <Segmented
            label={t('ranking.board')}
            options={boards.map((value) => ({ value, label: t(`ranking.boards.${value}`) }))}
            value={board}
            onValueChange={(value) => go({ board: value })}
          />
          <Segmented
            label={t('ranking.period')}
            options={periodsOf(board).map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onValueChange={(value) => go({ period: value })}
          />
          {board === 'hosts' ? (
            <LeagueChoice period={period} value={league} onValueChange={(value) => go({ league: value })} />
          ) : undefined}
          {board === 'givers' ? undefined : (
            <Link className={css.underlined} href={heatHelp}>
              {t('room.heatHow')}
            </Link>
          )}
        </>
      }
    >
      <Card isFlush>
        {board === 'givers' ? (
          <GiverRanking period={period} />
        ) : (
          <AnchorRanking period={period} limit={50} isRising={board === 'rising'} league={league} isWide />
        )}
      </Card>
      <div className={css.belowWaiting}>
        <SuggestedRooms />
      </div>
    </PageFrame>
  )
}
