import { useQuery } from '@pitchside/platform'
import { useEffect, useMemo, useState } from 'react'
import { fetchReplay } from './replay.calls'
import { foldReplay, type Replay, type ReplayState } from './replay-fold'

const stepMs = 220

export interface ReplayControl {
  isOpen: boolean
  isPending: boolean
  isFailed: boolean
  replay: Replay | undefined
  state: ReplayState | undefined
  frame: number
  isPlaying: boolean
  open(): void
  close(): void
  seek(frame: number): void
  toggle(): void
  retry(): void
}

/** The replay of a match: what is shown while it is open, and how it is moved. */
export function useReplay(id: number, startFrame: number | undefined): ReplayControl {
  const [frame, setFrame] = useState(startFrame)
  const [isPlaying, setPlaying] = useState(false)
  const isOpen = frame !== undefined
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['scores.replay', id],
    queryFn: ({ signal }) => fetchReplay(id, signal),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const last = data?.frames.length ?? 0
  const shown = Math.min(frame ?? 0, last)
  useEffect(() => {
    if (!isPlaying || !data) return undefined
    const timer = setInterval(() => {
      setFrame((before) => {
        const next = Math.min((before ?? 0) + 1, last)
        if (next >= last) setPlaying(false)
        return next
      })
    }, stepMs)
    return () => clearInterval(timer)
  }, [isPlaying, data, last])
  const state = useMemo(() => (data && isOpen ? foldReplay(data, shown) : undefined), [data, isOpen, shown])
  return {
    isOpen,
    isPending: isOpen && isPending,
    isFailed: isOpen && isError,
    replay: isOpen ? data : undefined,
    state,
    frame: shown,
    isPlaying,
    open() {
      setFrame(0)
      setPlaying(true)
    },
    close() {
      setPlaying(false)
      setFrame(undefined)
    },
    seek(next) {
      setPlaying(false)
      setFrame(Math.min(Math.max(0, next), last))
    },
    toggle() {
      if (!isPlaying && shown >= last) setFrame(0)
      setPlaying(!isPlaying)
    },
    retry: () => void refetch(),
  }
}
