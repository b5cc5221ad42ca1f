import { useT } from '@pitchside/i18n'
import { SharePopover as Popover } from '@pitchside/parts'
import { Button } from '@pitchside/ui'
import { fetchShareUrl } from '../../parts/rooms/rooms.calls'

interface ShareProps {
  anchorId: number
  title: string
  cover: string
}

/** Shares a room; asking for its address counts as the daily task. */
export function SharePopover({ anchorId, title, cover }: ShareProps) {
  const t = useT('live')
  return (
    <Popover
      id={`room ${anchorId}`}
      title={title}
      path={() => fetchShareUrl(anchorId)}
      picture={cover}
      trigger={
        <Button variant="ghost" icon="share-2">
          {t('share.title')}
        </Button>
      }
    />
  )
}
