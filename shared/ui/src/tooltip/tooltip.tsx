import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import styles from './tooltip.module.css'

/** Props of {@link Tooltip}. `children` is the control it explains; the control keeps its own label. */
export interface TooltipProps {
  text: ReactNode
  children: ReactElement<{ title?: string }>
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** Before it opens on hover, 400 ms by default; on focus it opens at once. */
  delayMs?: number
}

/** A hint on hover and focus. Nothing that is needed may stand only here. */
export function Tooltip({ text, children, side = 'top', delayMs = 400 }: TooltipProps) {
  return (
    <Base.Root>
      {/* The browser's own hint would stand beside this one. */}
      <Base.Trigger render={cloneElement(children, { title: '' })} delay={delayMs} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} sideOffset={8} collisionPadding={8}>
          <Base.Popup className={styles.tip}>
            <Base.Arrow className={styles.arrow} />
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
