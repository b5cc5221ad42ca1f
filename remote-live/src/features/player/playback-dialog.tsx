import { useT } from '@pitchside/i18n'
import { Dialog } from '@pitchside/ui'
import type { Playback } from '../../parts/rooms/rooms.calls'
import { Player } from './player'

/** A recording over the page. A room below it goes on silently. */
export function PlaybackDialog({ playback, onClose }: { playback: Playback; onClose: () => void }) {
  const t = useT('live')
  return (
    <Dialog
      size="lg"
      title={playback.title}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      closeLabel={t('state.close')}
    >
      <Player isPlayback src={playback.stream} poster={playback.cover} label={playback.title} />
    </Dialog>
  )
}
