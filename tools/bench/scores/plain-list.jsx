// The yardstick: what one writes first. The list is one state, a frame makes the next one, every row is in the document.
import { translate as translateKey } from '@pitchside/i18n'
import { useEffect, useState } from 'react'
import { viewOf } from '../../../remote-scores/src/features/match-list/match-filter'
import { MatchRow } from '../../../remote-scores/src/features/match-list/match-row'
import { fetchDay } from '../../../remote-scores/src/parts/matches/match.calls'
import { applyDelta } from '../../../remote-scores/src/parts/matches/match-delta'
import { followList } from '../../../remote-scores/src/parts/matches/match-topics'

const translate = (key, values) => translateKey(`scores:${key}`, values)
const Row = MatchRow.type ?? MatchRow
const look = {
  t: translate,
  market: 'asia',
  moment: 'live',
  zone: '',
  hasOdds: true,
  hasRanks: true,
  hasCards: true,
  hasYellow: true,
  hasHalfTime: true,
  hasCorners: true,
  isTall: false,
  isSpoilerFree: false,
}
const none = new Set()
const choice = {
  tab: 'all',
  leagues: none,
  sorting: 'league',
  hidden: none,
  showsHidden: false,
  hasRoomsOnly: false,
  pinned: none,
  collected: { team: none, league: none },
}
const actions = { onFollow() {}, onHide() {}, onPin() {}, onOpen() {} }

export function PlainList() {
  const [matches, setMatches] = useState([])
  const [search, setSearch] = useState('')
  useEffect(() => {
    const load = async () => {
      const snapshot = await fetchDay({ sport: 'football', date: new Date().toISOString().slice(0, 10), companyId: 2 })
      setMatches(snapshot.matches)
      followed.loaded(snapshot.position)
    }
    const followed = followList('football', 2, {
      onFrame: (frame) =>
        setMatches((before) =>
          frame.m.reduce(
            (list, delta) =>
              list.map((match) => (match.id === delta[0] ? applyDelta(match, delta, frame, Date.now()) : match)),
            before,
          ),
        ),
      onResync: load,
    })
    void load()
    return followed.stop
  }, [])
  const byId = new Map(matches.map((match) => [match.id, match]))
  return (
    <div>
      <input type="search" aria-label="搜索比赛" value={search} onChange={(event) => setSearch(event.target.value)} />
      {viewOf(matches, { ...choice, search }).groups.map((group) => (
        <section key={group.key}>
          <h2>{group.competition?.name}</h2>
          {group.ids.map((id, index) => (
            <Row
              key={id}
              match={byId.get(id)}
              look={look}
              isFirst={index === 0}
              isLast={index === group.ids.length - 1}
              hasLeague={false}
              isCurrent={false}
              isHidden={false}
              isPinned={false}
              actions={actions}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
