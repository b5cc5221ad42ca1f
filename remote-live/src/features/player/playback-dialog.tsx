import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Dialog } from '@pitchside/ui'
import type { Playback } from '../../parts/rooms/rooms.calls'
import { fetchReplayMoments } from './moment'
import { Player } from './player'

/** A recording over the page. A room below it goes on silently. */
export function PlaybackDialog({ playback, onClose }: { playback: Playback; onClose: () => void }) {
  const t = useT('live')
  const { data: moments = [] } = useQuery({
    queryKey: ['live', 'replay-moments', playback.id],
    queryFn: ({ signal }) => fetchReplayMoments(playback.id, signal),
  })
  return (
    <Dialog
      size="lg"
      title={playback.title}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      closeLabel={t('state.close')}
    >
      <Player isPlayback moments={moments} src={playback.stream} poster={playback.cover} label={playback.title} />
    </Dialog>
  )
}
