import { authStore, onUserChanged } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import type { MatchDeltaData } from '@pitchside/contract'
import { translate } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useEffect, useState } from 'react'
import { markFollowed } from '../goal-alerts/goal-alerts'
import { at, type Match, type Sport } from '../matches/match'
import { fetchDay, toggleFollowed } from '../matches/match.calls'
import { followList } from '../matches/match-topics'
import { listSettingsStore, reloadSettings } from './list-settings.store'
import { createMatchListStore, type MatchListStore } from './match-list.store'

/** A lost socket is repaired by frames; this also heals what no frame says (new prices before the start). */
const refetchMs = 60_000

/** Tells of a red card, when the visitor wants to hear of them. */
function tellRedCards(
  before: ReadonlyMap<number, Match>,
  after: ReadonlyMap<number, Match>,
  frame: MatchDeltaData,
): void {
  if (!listSettingsStore.getState().game.red) return
  for (const [id] of frame.m) {
    const [old, next] = [before.get(id), after.get(id)]
    if (!old || !next || next.sport !== 'football') continue
    for (const side of ['home', 'away'] as const) {
      const count = (match: Match) => (side === 'home' ? match.homeScores : match.awayScores)[at.red] ?? 0
      if (count(next) > count(old))
        bus.emit('toast.requested', { text: translate('scores:card.told', { name: next[side].name }), tone: 'info' })
    }
  }
}

export interface MatchList {
  store: MatchListStore
  isLoading: boolean
  isFailed: boolean
  reload: () => void
  follow: (match: Match) => void
}

/** The matches of a day, loaded once and then kept up to date by the match topic. */
export function useMatchList(sport: Sport, date: string, companyId: number): MatchList {
  const [store] = useState(() => createMatchListStore())
  const query = useQuery({
    queryKey: ['scores.day', sport, date, companyId, authStore.getState().user?.id],
    queryFn: ({ signal }) => fetchDay(sport, date, companyId, signal),
    refetchInterval: refetchMs,
    staleTime: 0,
  })
  const { data, refetch } = query
  useEffect(() => {
    if (!data) return
    store.getState().load(data)
    for (const match of data.matches) if (match.isFollowed) markFollowed(match.id, true)
  }, [data, store])
  const [followed, setFollowed] = useState<ReturnType<typeof followList>>()
  useEffect(() => {
    socket.setClassify(sport === 'football' ? 0 : 1)
    const next = followList(sport, companyId, {
      onFrame(frame) {
        const before = store.getState().byId
        store.getState().apply(frame)
        tellRedCards(before, store.getState().byId, frame)
      },
      onResync: () => void refetch(),
    })
    setFollowed(next)
    return next.stop
  }, [sport, companyId, store, refetch])
  const position = data?.position
  useEffect(() => {
    if (position) followed?.loaded(position)
  }, [position, followed])
  useEffect(() => socket.setCompany(companyId), [companyId])
  useEffect(() => onUserChanged(() => void refetch()), [refetch])
  useEffect(() => bus.on('settings.changed', reloadSettings), [])
  return {
    store,
    isLoading: query.isPending,
    isFailed: query.isError && !data,
    reload: () => void refetch(),
    follow: (match) => follow(store, match),
  }
}

function follow(store: MatchListStore, match: Match): void {
  if (!authStore.getState().user) {
    bus.emit('login.requested', { resume: () => follow(store, match) })
    return
  }
  const wanted = !match.isFollowed
  const set = (isFollowed: boolean) => {
    store.getState().change(match.id, { isFollowed })
    markFollowed(match.id, isFollowed)
  }
  set(wanted)
  // The call itself tells why it failed; here the star goes back.
  toggleFollowed(match).then(set, () => set(!wanted))
}
