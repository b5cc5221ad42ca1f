import { language } from '@pitchside/i18n'
import { type QueryClient, useQuery, useQueryClient, useStore } from '@pitchside/platform'
import { useEffect, useState } from 'react'
import { createMatchListStore } from '../../parts/matches/match-list.store'
import { followMatch } from '../../parts/matches/match-topics'
import { type DetailNews, detailNews, withLines, withNews } from './detail-frame'
import { fetchDetail, type MatchDetail } from './match-detail.calls'
import type { CommentaryLine, Figure, Scope } from './match-parts.calls'
import { partsKey } from './use-match-parts'

const refetchMs = 30_000
const places = { zh: 0, en: 1, vi: 2 } as const

/** Puts the news of a frame where the views look; what a frame does not tell is asked for. */
function tell(client: QueryClient, id: number, news: DetailNews): void {
  client.setQueryData<MatchDetail>(['scores.detail', id], (known) => known && withNews(known, news))
  if (news.lines.length > 0)
    client.setQueryData<CommentaryLine[]>(
      [...partsKey(id), 'commentary'],
      (known) => known && withLines(known, news.lines),
    )
  const { figures } = news
  if (figures)
    client.setQueryData<Record<Scope, Figure[]>>(
      [...partsKey(id), 'statistics'],
      (known) => known && { ...known, full: [...figures] },
    )
  if (news.events.length + news.cancelled.length > 0)
    for (const part of ['lineup', 'shots', 'statistics'])
      void client.invalidateQueries({ queryKey: [...partsKey(id), part] })
}

/** One football match: score, clock, incidents, statistics and momentum by frames, everything again twice a minute. */
export function useMatchDetail(id: number) {
  const [store] = useState(() => createMatchListStore())
  const client = useQueryClient()
  const { data, error, isError, errorUpdateCount, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['scores.detail', id],
    queryFn: ({ signal }) => fetchDetail(id, signal),
    refetchInterval: refetchMs,
    enabled: id > 0,
  })
  useEffect(() => {
    const at = data?.match.listAt
    if (data)
      store.getState().load({
        matches: [data.match],
        serverS: data.match.changedS,
        ...(at ? { position: { list: at, odds: at } } : {}),
      })
  }, [data, store])
  const position = data?.match.listAt
  const [followed, setFollowed] = useState<ReturnType<typeof followMatch>>()
  useEffect(() => {
    if (id <= 0) return
    const next = followMatch(id, {
      onFrame(frame) {
        store.getState().apply(frame)
        const own = frame.m.find(([matchId]) => matchId === id)
        if (!own) return
        const news = detailNews(own, places[language()])
        tell(client, id, news)
        // Frames name players in Chinese: the detail brings the names of this page's language.
        if (news.events.length + news.cancelled.length > 0) void refetch()
      },
      onResync() {
        void refetch()
        void client.invalidateQueries({ queryKey: partsKey(id) })
      },
    })
    setFollowed(next)
    return next.stop
  }, [id, store, client, refetch])
  useEffect(() => {
    if (position) followed?.loaded(position)
  }, [position, followed])
  const match = useStore(store, (state) => state.byId.get(id)) ?? data?.match
  return {
    match,
    detail: data,
    store,
    isFailed: errorUpdateCount > 0 && !data,
    error,
    isStale: isError && data !== undefined,
    heardAtMs: dataUpdatedAt,
    reload: () => void refetch(),
  }
}
