import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery, useQueryClient } from '@pitchside/platform'
import { Dialog, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { readVideo } from '../../parts/video/videos.calls'
import { ChaptersForm } from './chapters-form'
import { SubtitleRows } from './subtitle-rows'

interface PartsDialogProps {
  id: number
  title: string
  onClose: () => void
}

/** What the author of a video adds to it: chapters and subtitles. */
export function PartsDialog({ id, title, onClose }: PartsDialogProps) {
  const t = useT('content')
  const client = useQueryClient()
  const queryKey = ['content', 'video', id]
  const video = useQuery({ queryKey, queryFn: ({ signal }) => readVideo(id, signal) })
  const onChanged = () => {
    bus.emit('toast.requested', { text: t('works.saved'), tone: 'success' })
    void client.invalidateQueries({ queryKey })
    void client.invalidateQueries({ queryKey: ['content', 'video-subtitles', id] })
  }
  return (
    <Dialog
      isOpen
      size="md"
      title={t('works.partsOf', { title })}
      closeLabel={t('works.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      {video.data ? (
        <div className={css.stack4}>
          <ChaptersForm video={video.data} onSaved={onChanged} />
          <SubtitleRows video={video.data} onChanged={onChanged} />
        </div>
      ) : video.isError ? (
        <LoadFailed onRetry={video.refetch} minHeight={320} />
      ) : (
        <Skeleton lines={6} height={40} />
      )}
    </Dialog>
  )
}
