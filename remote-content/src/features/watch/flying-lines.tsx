import type { BarrageSettings, Disposer } from '@pitchside/base'
import { useReducedMotion } from '@pitchside/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FlyingLanes } from './flying-lanes'
import classes from './flying-lines.module.css'
import { linesDue, type VideoLine } from './video-lines'

const crossingMs = 9_000
const fontPx = { 1: 16, 2: 20, 3: 26 } as const
const areaShare = { 1: 1 / 3, 2: 1 / 2, 3: 1 } as const
const lanePerFont = 1.6
/** More would only cost time: nobody reads them. */
const shownMax = 80
const listed = 5
/** How often the time of the video is looked at. */
const lookMs = 200

interface ShownLine extends VideoLine {
  key: number
  lane: number
}

function measurer(): (text: string, size: number) => number {
  const context = document.createElement('canvas').getContext('2d')
  return (text, size) => {
    if (!context) return text.length * size
    context.font = `600 ${size}px sans-serif`
    return context.measureText(text).width
  }
}

/** Looks at the time of a video while it plays; a jump tells as well. */
function followTime(video: HTMLVideoElement, onTime: (before: number, now: number) => void): Disposer {
  let before = video.currentTime
  const look = () => {
    const now = video.currentTime
    if (now !== before) onTime(before, now)
    before = now
  }
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}

export interface FlyingLinesProps {
  video: RefObject<HTMLVideoElement | null>
  lines: readonly VideoLine[]
  ownId: number | undefined
  settings: BarrageSettings
  isPaused: boolean
}

/** Lines over the picture at their seconds. Who asked for less motion reads the newest in a corner. */
export function FlyingLines({ video, lines, ownId, settings, isPaused }: FlyingLinesProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [lanes] = useState(() => new FlyingLanes())
  const nextKey = useRef(1)
  const [shown, setShown] = useState<readonly ShownLine[]>([])
  const { area, size, opacity } = settings
  const isCalm = useReducedMotion()
  useEffect(() => {
    const element = video.current
    if (!element) return
    const measure = measurer()
    return followTime(element, (before, now) => {
      if (Math.abs(now - before) > 1.5) {
        lanes.clear()
        setShown([])
        return
      }
      const { width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
      const count = Math.max(1, Math.floor((height * areaShare[area]) / (fontPx[size] * lanePerFont)))
      const entered: ShownLine[] = []
      for (const line of linesDue(lines, before, now)) {
        const flight = { startedAt: performance.now(), width: measure(line.text, fontPx[size]), crossingMs }
        const lane = isCalm ? 0 : lanes.enter(flight, count, width)
        if (lane !== undefined) entered.push({ ...line, lane, key: nextKey.current++ })
      }
      if (entered.length > 0) setShown((known) => [...known, ...entered].slice(isCalm ? -listed : -shownMax))
    })
  }, [video, lines, lanes, area, size, isCalm])
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-calm={isCalm || undefined}
      data-paused={isPaused || undefined}
      style={{ opacity: opacity / 100, fontSize: fontPx[size] }}
      aria-hidden="true"
    >
      {shown.map(({ key, text, color, lane, userId }) => (
        <span
          key={key}
          className={classes.line}
          data-own={userId === ownId || undefined}
          style={{ ...(color ? { color } : {}), top: `${lane * lanePerFont}em`, animationDuration: `${crossingMs}ms` }}
          onAnimationEnd={() => setShown((known) => known.filter((line) => line.key !== key))}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
