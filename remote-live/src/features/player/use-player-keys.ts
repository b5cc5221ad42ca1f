import { type RefObject, useMemo, useState } from 'react'
import { toggleBarrage } from './barrage-buttons'
import { floatVideo } from './float-video'
import type { HotKeys } from './hot-keys'
import type { LivePlayer } from './live-player'
import { usePlayerSettings } from './player-settings.store'
import type { usePlayerSize } from './use-player-size'
import { changeVolume, toggleMute } from './volume-control'

const stepS = 5
const volumeStep = 0.05

export type OpenPanel = 'help' | 'statistics' | undefined

type Sizes = Pick<ReturnType<typeof usePlayerSize>, 'size' | 'toggle' | 'toggleScreen'>

/** Everything the keys and the buttons of a player do, and which panel is open. */
export function usePlayerKeys(
  player: LivePlayer | undefined,
  video: RefObject<HTMLVideoElement | null>,
  { size, toggle, toggleScreen, onClip }: Sizes & { onClip?: (() => void) | undefined },
): { keys: HotKeys; panel: OpenPanel; closePanel: () => void; hasGifts: boolean } {
  const [panel, setPanel] = useState<OpenPanel>()
  const [hasGifts, setGifts] = useState(false)
  const isTheatre = size === 'theatre'
  const keys = useMemo<HotKeys>(() => {
    const togglePanel = (wanted: OpenPanel): void => setPanel((open) => (open === wanted ? undefined : wanted))
    const louder = (step: number): void => {
      if (player) changeVolume(player, player.snapshot.volume + step)
    }
    return {
      togglePlay: () => player?.togglePlay(),
      toggleMute: () => player && toggleMute(player),
      toggleFullscreen: toggleScreen,
      toggleWindow: () => toggle('window'),
      toggleTheatre: () => toggle('theatre'),
      toggleChat() {
        const { foldsChat, change } = usePlayerSettings.getState()
        if (isTheatre) change({ foldsChat: !foldsChat })
      },
      toggleGifts: () => isTheatre && setGifts((isOpen) => !isOpen),
      togglePictureInPicture: () => floatVideo(video.current),
      toggleBarrage,
      clip: () => onClip?.(),
      toggleStatistics: () => togglePanel('statistics'),
      toggleHelp: () => togglePanel('help'),
      goLive: () => player?.goLive(),
      reload: () => player?.reload(),
      back: () => player?.seekBy(-stepS),
      forward: () => player?.seekBy(stepS),
      louder: () => louder(volumeStep),
      quieter: () => louder(-volumeStep),
    }
  }, [player, video, isTheatre, toggle, toggleScreen, onClip])
  return { keys, panel, closePanel: () => setPanel(undefined), hasGifts: isTheatre && hasGifts }
}
