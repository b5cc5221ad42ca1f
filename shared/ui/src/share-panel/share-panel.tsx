import { Button } from '../button/button'
import { Skeleton } from '../skeleton/skeleton'
import { type Network, networks, type SharedPage, shareLink } from './share-links'
import styles from './share-panel.module.css'

/** Words of {@link SharePanel}. */
export interface ShareLabels {
  networks: Readonly<Record<Network, string>>
  /** Below the code, and what the code is. */
  wechat: string
  code: string
  copy: string
}

/** Props of {@link SharePanel}. */
export interface SharePanelProps {
  labels: ShareLabels
  /** Undefined while it is not known. */
  page: SharedPage | undefined
  /** The address of the page as a QR code; undefined while it is not drawn. */
  codeSrc: string | undefined
  onCopy: (url: string) => void
}

const popupSize = 'popup,noopener,width=760,height=620'

/** Shares a page: QQ, QZone, Weibo in a window, WeChat by a code for the phone. Put it into a popover. */
export function SharePanel({ labels, page, codeSrc, onCopy }: SharePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.networks}>
        {networks.map((network) => (
          <Button
            key={network}
            size="sm"
            disabled={!page}
            onClick={() => page && window.open(shareLink(network, page), '_blank', popupSize)}
          >
            {labels.networks[network]}
          </Button>
        ))}
      </div>
      <div className={styles.code}>
        {codeSrc ? (
          <img src={codeSrc} alt={labels.code} width={144} height={144} />
        ) : (
          <Skeleton variant="block" width={144} height={144} />
        )}
        <span>{labels.wechat}</span>
      </div>
      <Button size="sm" icon="copy" isBlock disabled={!page} onClick={() => page && onCopy(page.url)}>
        {labels.copy}
      </Button>
    </div>
  )
}
