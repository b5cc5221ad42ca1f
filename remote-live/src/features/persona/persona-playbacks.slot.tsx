import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { fetchPlaybacks, type Playback } from '../../parts/rooms/rooms.calls'
import { PlaybackDialog } from '../replay/playback-dialog'
import { PlaybackTiles } from '../room/room-playbacks'

/** Broadcasts of an anchor that are over. */
export default function PersonaPlaybacksSlot({ userId }: SlotProps['persona.playbacks']) {
  const t = useT('live')
  const [playing, setPlaying] = useState<Playback>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'playbacks', userId],
    queryFn: () => fetchPlaybacks(userId),
  })
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={280} />
  if (!data) return <Skeleton variant="large" height={280} />
  if (data.length === 0) return <StateBox kind="empty" minHeight={280} title={t('persona.noPlaybacks')} />
  return (
    <>
      <PlaybackTiles playbacks={data} onPlay={setPlaying} />
      {playing ? <PlaybackDialog playback={playing} onClose={() => setPlaying(undefined)} /> : undefined}
    </>
  )
}
