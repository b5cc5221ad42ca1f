import { type RefObject, useCallback, useEffect, useState } from 'react'

/** How large the player is: in the page, wide (chat below), filling the window, filling the screen. */
export type PlayerSize = 'normal' | 'theatre' | 'window' | 'screen'

const pageAttribute = 'data-player-fills'

/** Size of a player and the ways to change it. Esc leaves the window-filling size as it leaves full screen. */
export function usePlayerSize(box: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<PlayerSize>('normal')
  useEffect(() => {
    const onChange = (): void =>
      setSize((now) => (document.fullscreenElement ? 'screen' : now === 'screen' ? 'normal' : now))
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  useEffect(() => {
    if (size !== 'window') return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setSize('normal')
    }
    document.documentElement.setAttribute(pageAttribute, 'window')
    window.addEventListener('keydown', onKey)
    return () => {
      document.documentElement.removeAttribute(pageAttribute)
      window.removeEventListener('keydown', onKey)
    }
  }, [size])
  const toggle = useCallback((wanted: 'theatre' | 'window') => {
    if (document.fullscreenElement) void document.exitFullscreen()
    setSize((now) => (now === wanted ? 'normal' : wanted))
  }, [])
  const toggleScreen = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    // Refused without a gesture: the player stays as it is.
    else box.current?.requestFullscreen().catch(() => setSize('normal'))
  }, [box])
  return { size, toggle, toggleScreen }
}
