import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, Popover, Skeleton } from '@pitchside/ui'
import { fetchShareUrl } from '../rooms/rooms.calls'
import { networks, shareLink } from './share-links'
import styles from './share-popover.module.css'

interface ShareProps {
  anchorId: number
  title: string
  cover: string
}

const popupSize = 'popup,noopener,width=760,height=620'

function SharePanel({ anchorId, title, cover }: ShareProps) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'share', anchorId],
    queryFn: async () => {
      const url = new URL(await fetchShareUrl(anchorId), location.origin).href
      const { toDataURL } = await import('qrcode')
      return { url, code: await toDataURL(url, { margin: 1, width: 288 }) }
    },
  })
  const picture = new URL(cover, location.origin).href
  const copy = async (url: string): Promise<void> => {
    await navigator.clipboard.writeText(url)
    bus.emit('toast.requested', { text: t('share.copied'), tone: 'success' })
  }
  return (
    <div className={styles.panel}>
      <div className={styles.networks}>
        {networks.map((network) => (
          <Button
            key={network}
            size="sm"
            disabled={!data}
            onClick={() =>
              data && window.open(shareLink(network, { url: data.url, title, picture }), '_blank', popupSize)
            }
          >
            {t(`share.${network}`)}
          </Button>
        ))}
      </div>
      <div className={styles.code}>
        {data ? (
          <img src={data.code} alt={t('share.codeLabel')} width={144} height={144} />
        ) : (
          <Skeleton variant="block" width={144} height={144} />
        )}
        <span>{t('share.wechat')}</span>
      </div>
      <Button size="sm" icon="copy" isBlock disabled={!data} onClick={() => data && void copy(data.url)}>
        {t('share.copy')}
      </Button>
    </div>
  )
}

/** Shares a room: QQ, QZone, Weibo in a window, WeChat by a code for the phone. */
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
      <SharePanel {...props} />
    </Popover>
  )
}
