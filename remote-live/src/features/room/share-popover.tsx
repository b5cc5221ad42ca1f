import { bus } from '@pitchside/bus'
import { language, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, copyText, Popover, SharePanel } from '@pitchside/ui'
import { fetchShareUrl } from '../../parts/rooms/rooms.calls'

interface ShareProps {
  anchorId: number
  title: string
  cover: string
}

function RoomSharePanel({ anchorId, title, cover }: ShareProps) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'share', anchorId],
    queryFn: async () => {
      const url = new URL(await fetchShareUrl(anchorId), location.origin).href
      const { toDataURL } = await import('qrcode')
      return { url, code: await toDataURL(url, { margin: 1, width: 288 }) }
    },
  })
  const copy = async (url: string): Promise<void> => {
    // Where nothing may be copied, the address itself is what the visitor can write down.
    if (await copyText(url)) bus.emit('toast.requested', { text: t('share.copied'), tone: 'success' })
    else bus.emit('toast.requested', { text: url, tone: 'info' })
  }
  return (
    <SharePanel
      labels={{
        scan: t('share.scan'),
        code: t('share.codeLabel'),
        copy: t('share.copy'),
      }}
      language={language()}
      page={data && { url: data.url, title, picture: new URL(cover, location.origin).href }}
      codeSrc={data?.code}
      onCopy={(url) => void copy(url)}
    />
  )
}

/** Shares a room; asking for its address counts as the daily task. */
export function SharePopover(props: ShareProps) {
  const t = useT('live')
  return (
    <Popover
      label={t('share.title')}
      trigger={
        <Button variant="ghost" icon="share-2">
          {t('share.title')}
        </Button>
      }
    >
      <RoomSharePanel {...props} />
    </Popover>
  )
}
