import { type RefObject, useCallback, useEffect, useState } from 'react'
import { keepFocusIn } from './keep-focus'
import { usePlayerSettings } from './player-settings.store'

/** How large the player is: in the page, filling the window with the chat beside it, filling the window, or the screen. */
export type PlayerSize = 'normal' | 'theatre' | 'window' | 'screen'

/** What fills the window in the theatre: the player with the chat beside it, where there is one. */
const theatreFrame = '[data-theatre-frame]'

/** What closes by Esc itself while the focus is in it. */
const takesEscape = '[role="menu"], [role="dialog"], [role="alertdialog"], [data-takes-escape]'

/** Leaves or enters the theatre, for this room and those that are opened later. */
const toggleTheatre = (): void => {
  const { isTheatre, change } = usePlayerSettings.getState()
  change({ isTheatre: !isTheatre })
}

/**
 * Size of a player and the ways to change it. Esc leaves every size that fills the window as it leaves full screen; from
 * the window and the screen the player comes back to the theatre it was in. Only a player in a room has a theatre.
 * Full screen is the whole document's, with the player over everything in it: what opens from the player (menus,
 * dialogs, notices) hangs in the document and would not be seen beside a lone element.
 */
export function usePlayerSize(box: RefObject<HTMLElement | null>, hasTheatre: boolean) {
  const [covering, setCovering] = useState<'window' | 'screen'>()
  const isTheatre = usePlayerSettings((state) => state.isTheatre) && hasTheatre
  const size: PlayerSize = covering ?? (isTheatre ? 'theatre' : 'normal')
  useEffect(() => {
    const onChange = (): void => {
      if (!document.fullscreenElement) setCovering((now) => (now === 'screen' ? undefined : now))
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  useEffect(() => {
    if (size !== 'screen') return
    // The room ended, or the visitor left: the page comes back in its own size.
    return () => void (document.fullscreenElement && document.exitFullscreen().catch(() => undefined))
  }, [size])
  useEffect(() => {
    if (size === 'normal') return
    // Before anybody else: in a dialog the same key would close the dialog around the player.
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : undefined
      const taker = target?.closest(takesEscape)
      // Beside the chat the key is also that of who writes a line.
      const isWriting = size === 'theatre' && target?.matches('input, textarea')
      if (event.key !== 'Escape' || isWriting || (taker && !taker.contains(box.current))) return
      event.stopPropagation()
      if (size === 'theatre') toggleTheatre()
      else setCovering(undefined)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [box, size])
  useEffect(() => {
    const frame = size === 'theatre' ? box.current?.closest<HTMLElement>(theatreFrame) : undefined
    const filling = frame ?? box.current
    return size !== 'normal' && filling ? keepFocusIn(filling) : undefined
  }, [box, size])
  const toggle = useCallback(
    (wanted: 'theatre' | 'window') => {
      if (wanted === 'window') setCovering((now) => (now === 'window' ? undefined : 'window'))
      else if (hasTheatre) {
        setCovering(undefined)
        toggleTheatre()
      }
    },
    [hasTheatre],
  )
  const toggleScreen = useCallback(() => {
    if (document.fullscreenElement) setCovering(undefined)
    else if (document.fullscreenEnabled) {
      // Refused without a gesture: the player stays as it is.
      document.documentElement.requestFullscreen().then(
        () => setCovering('screen'),
        () => undefined,
      )
    } else toggle('window')
  }, [toggle])
  return { size, isFilling: covering !== undefined, toggle, toggleScreen }
}
