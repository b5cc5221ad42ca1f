import { useUser } from '@pitchside/auth'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useCallback, useEffect, useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { type Envelope, goneMs, mergeEnvelopes } from './envelope'
import { fetchEnvelopes } from './envelopes.calls'

/** The envelopes of a room: listed on entry and whenever one is sent, kept current by the socket. */
export function useEnvelopes({ room, feed }: RoomPartProps) {
  const anchorId = room.anchor.id
  const userId = useUser()?.id
  const client = useQueryClient()
  const [envelopes, setEnvelopes] = useState<readonly Envelope[]>([])
  const queryKey = ['live', 'envelopes', anchorId, userId]
  const { data } = useQuery({ queryKey, queryFn: () => fetchEnvelopes(anchorId), staleTime: 0 })
  const change = useCallback((id: number, part: Partial<Envelope>) => {
    setEnvelopes((known) => known.map((envelope) => (envelope.id === id ? { ...envelope, ...part } : envelope)))
  }, [])
  useEffect(() => {
    if (data) setEnvelopes((known) => mergeEnvelopes(known, data))
  }, [data])
  useEffect(() => {
    const reload = (): void => void client.invalidateQueries({ queryKey: ['live', 'envelopes', anchorId] })
    const stopHearing = feed.onMessage((message) => {
      if (message.no === 106) reload()
    })
    const leave = socket.subscribe(`room.${anchorId}`, {
      onData: ({ data: news }) => {
        if (news.type === 'envelope') change(news.id, { left: news.surplus })
      },
      onResync: reload,
    })
    return () => {
      stopHearing()
      leave()
    }
  }, [anchorId, feed, client, change])
  useEffect(() => {
    if (!envelopes.some(({ left, expiresAt }) => left === 0 || expiresAt <= Date.now())) return
    const timer = setTimeout(
      () => setEnvelopes((known) => known.filter(({ left, expiresAt }) => left > 0 && expiresAt > Date.now())),
      goneMs,
    )
    return () => clearTimeout(timer)
  }, [envelopes])
  return { envelopes, change }
}
