import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { classNames, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './chat-panel.module.css'
import { useChatPanel } from './chat-panel.store'

const close = () => bus.emit('chat.requested', { isOpen: false })

function PanelSkeleton() {
  return (
    <div className={styles.pending}>
      <Skeleton width={120} height={20} />
      <Skeleton lines={6} height={40} />
    </div>
  )
}

function OpenPanel({ peerId, isSupport }: { peerId: number | undefined; isSupport: boolean }) {
  const t = useT('shell')
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    box.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <aside ref={box} className={styles.panel} aria-label={t('messages.panel')} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={classNames(styles.place, css.hiddenEmpty)}>
        <Slot name="shell.panel" props={{ peerId, isSupport, onClose: close }} fallback={<PanelSkeleton />} />
      </div>
      <div className={classNames(styles.none, css.center)}>
        <StateBox kind="empty" title={t('messages.down')} action={{ label: t('close'), onClick: close }} />
      </div>
    </aside>
  )
}

/** The place of the private chat: the box is the frame's, what stands in it is a remote's. */
export function ChatPanel() {
  const { isOpen, peerId, isSupport } = useChatPanel()
  return isOpen ? <OpenPanel peerId={peerId} isSupport={isSupport} /> : undefined
}
