import { classNames, useReducedMotion } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadHls } from '../hls/load-hls'
import styles from './hover-film.module.css'

/** Who looks at a card so long wants to see more of it; who passes over it loads nothing. */
const dwellMs = 500
/** Film time that is shown, seconds. */
const shownS = 8

/** Some silent seconds of a stream, in the cheapest quality that fits. Until it plays one sees through it. */
function CardFilm({ src, onEnd }: { src: string; onEnd: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [firstS, setFirstS] = useState<number>()
  useEffect(() => {
    let isOver = false
    let end = (): void => undefined
    loadHls()
      .then(({ Hls }) => {
        const element = video.current
        if (isOver || !element) return
        if (!Hls.isSupported()) {
          element.src = src
          return
        }
        const hls = new Hls({
          startLevel: 0,
          capLevelToPlayerSize: true,
          testBandwidth: false,
          maxBufferLength: shownS,
        })
        end = () => hls.destroy()
        hls.loadSource(src)
        hls.attachMedia(element)
      })
      // A card without a film is a card.
      .catch(() => undefined)
    return () => {
      isOver = true
      end()
    }
  }, [src])
  return (
    <video
      ref={video}
      className={styles.film}
      style={{ opacity: firstS === undefined ? 0 : 1 }}
      aria-hidden
      autoPlay
      muted
      playsInline
      onPlaying={({ currentTarget }) => setFirstS((known) => known ?? currentTarget.currentTime)}
      onTimeUpdate={({ currentTarget }) => {
        if (firstS !== undefined && currentTarget.currentTime > firstS + shownS) onEnd()
      }}
    />
  )
}

/** A card that shows its stream while a mouse or the keyboard's focus rests on it; not for who asked for less motion. */
export function HoverFilm({ src, children }: { src: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()
  const [isLookedAt, setLookedAt] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isLookedAt || isStill) return
    const timer = setTimeout(() => setShown(true), dwellMs)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isLookedAt, isStill])
  useEffect(() => {
    const element = card.current
    if (!element) return
    const onPointer = ({ type, pointerType }: PointerEvent): void =>
      pointerType === 'mouse' ? setLookedAt(type === 'pointerenter') : undefined
    const onFocus = ({ type, target }: FocusEvent): void =>
      setLookedAt(type === 'focusin' && target instanceof Element && target.matches(':focus-visible'))
    for (const name of ['pointerenter', 'pointerleave'] as const) element.addEventListener(name, onPointer)
    for (const name of ['focusin', 'focusout'] as const) element.addEventListener(name, onFocus)
    return () => {
      for (const name of ['pointerenter', 'pointerleave'] as const) element.removeEventListener(name, onPointer)
      for (const name of ['focusin', 'focusout'] as const) element.removeEventListener(name, onFocus)
    }
  }, [])
  return (
    <div ref={card} className={classNames(css.anchor, css.shrink)}>
      {children}
      {isShown ? <CardFilm src={src} onEnd={() => setShown(false)} /> : undefined}
    </div>
  )
}
