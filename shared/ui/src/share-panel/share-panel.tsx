import { Button } from '../button/button'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import { Skeleton } from '../skeleton/skeleton'
import { networkNames, networksOf, type SharedPage, shareLink } from './share-links'
import styles from './share-panel.module.css'

/** Words of {@link SharePanel}. */
export interface ShareLabels {
  /** Below the code, and what the code is. */
  scan: string
  code: string
  copy: string
  /** The device's own way to share. */
  device?: string
}

/** Props of {@link SharePanel}. */
export interface SharePanelProps {
  labels: ShareLabels
  /** The reader's, `zh`: it says which networks are offered. */
  language: string
  /** Undefined while it is not known. */
  page: SharedPage | undefined
  /** The address of the page as a QR code; undefined while it is not drawn. */
  codeSrc: string | undefined
  onCopy: (url: string) => void
  /** Undefined: the device has no way of its own. */
  onDevice?: ((url: string) => void) | undefined
}

const popupSize = 'popup,noopener,width=760,height=620'

/** Shares a page: to networks in a window of theirs, to a phone and WeChat by a code. Put it into a popover. */
export function SharePanel({ labels, language, page, codeSrc, onCopy, onDevice }: SharePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={classNames(styles.networks, css.flexWrap2)}>
        {networksOf(language).map((network) => (
          <Button
            key={network}
            size="sm"
            disabled={!page}
            onClick={() => page && window.open(shareLink(network, page), '_blank', popupSize)}
          >
            {networkNames[network]}
          </Button>
        ))}
      </div>
      <div className={styles.code}>
        {codeSrc ? (
          <img className={css.rounded3} src={codeSrc} alt={labels.code} width={144} height={144} />
        ) : (
          <Skeleton variant="block" width={144} height={144} />
        )}
        <span>{labels.scan}</span>
      </div>
      <Button size="sm" icon="copy" isBlock disabled={!page} onClick={() => page && onCopy(page.url)}>
        {labels.copy}
      </Button>
      {onDevice ? (
        <Button size="sm" icon="share-2" isBlock disabled={!page} onClick={() => page && onDevice(page.url)}>
          {labels.device}
        </Button>
      ) : undefined}
    </div>
  )
}
