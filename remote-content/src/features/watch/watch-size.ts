import { useEffect, useState } from 'react'

/** In the page, filling the window, or filling the screen. */
export type WatchSize = 'normal' | 'window' | 'screen'

/** Size of a player. Esc leaves the window-filling size as it leaves full screen. */
export function useWatchSize() {
  const [size, setSize] = useState<WatchSize>('normal')
  useEffect(() => {
    if (size === 'normal') return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setSize('normal')
    }
    const onChange = () => {
      if (!document.fullscreenElement) setSize((now) => (now === 'screen' ? 'normal' : now))
    }
    window.addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      window.removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onChange)
    }
  }, [size])
  useEffect(() => {
    if (size !== 'screen') return
    return () => void (document.fullscreenElement && document.exitFullscreen().catch(() => undefined))
  }, [size])
  const toggleWindow = () => setSize((now) => (now === 'window' ? 'normal' : 'window'))
  const toggleScreen = () => {
    if (document.fullscreenElement) setSize('normal')
    else if (document.fullscreenEnabled)
      // The whole document, with the player over everything: menus hang in the document. Refused: it fills the window.
      document.documentElement.requestFullscreen().then(
        () => setSize('screen'),
        () => setSize('window'),
      )
    else toggleWindow()
  }
  return { size, toggleWindow, toggleScreen }
}
