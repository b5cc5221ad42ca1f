import type { Disposer } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BarrageSource } from '../../parts/barrage-line/barrage-line'
import { type BarrageLine, barTier } from '../../parts/barrage-line/barrage-line'
import { useRoomEmotes, withEmotes } from '../../parts/emotes/room-emotes'
import type { BarrageEngine } from './barrage-engine'
import { rulesOf } from './barrage-rules'
import { type RunningBarrage, runBarrage } from './barrage-run'
import { followBarrageSettings, useBarrageSettings } from './barrage-settings.store'

/** Lines of a source with their ranks in words and the emotes of the room. */
function useWords(): RefObject<(line: BarrageLine) => BarrageLine> {
  const t = useT('live')
  const words = useRef((line: BarrageLine) => line)
  const own = useRoomEmotes()
  words.current = (line) =>
    withEmotes((line.tier ?? 0) >= barTier ? { ...line, badge: t(`noble.${line.tier}`) } : line, own)
  return words
}

/** Lets lines of a source fly inside a box; everything ends with the component. */
export function useBarrage(
  box: RefObject<HTMLElement | null>,
  source: BarrageSource,
  isPaused: boolean,
): BarrageEngine | undefined {
  const [engine, setEngine] = useState<BarrageEngine>()
  const words = useWords()
  const pausesWithVideo = useBarrageSettings((state) => state.pausesWithVideo)
  useEffect(followBarrageSettings, [])
  useEffect(() => {
    const element = box.current
    const frame = element?.parentElement?.parentElement
    if (!element || !frame) return
    let isEnded = false
    let running: RunningBarrage | undefined
    let leave: Disposer | undefined
    runBarrage(frame, element, rulesOf(useBarrageSettings.getState()), () => isEnded).then(
      (opened) => {
        if (!opened) return
        running = opened
        setEngine(opened.engine)
        leave = source(
          (line) => document.hidden || opened.push(words.current(line)),
          () => opened.engine.clear(),
        )
      },
      (error: unknown) => console.warn('the barrage did not start', error),
    )
    const forget = useBarrageSettings.subscribe((state) => running?.engine.change(rulesOf(state)))
    return () => {
      isEnded = true
      forget()
      leave?.()
      running?.stop()
      setEngine(undefined)
    }
  }, [box, source, words])
  useEffect(() => engine?.setPaused(isPaused && pausesWithVideo), [engine, isPaused, pausesWithVideo])
  return engine
}
