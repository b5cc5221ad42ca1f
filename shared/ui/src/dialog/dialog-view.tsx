import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import styles from './dialog.module.css'

/** Props of {@link Dialog} and {@link Drawer}. */
export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** Read out after the title. */
  description?: ReactNode
  closeLabel: string
  /** Buttons, the primary one last. */
  footer?: ReactNode
  children?: ReactNode
  /** Width: sm 420, md 560, lg 760, xl 1180 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A click beside it does not close it: it holds what the user typed. */
  isSticky?: boolean
  className?: string
}

type FrameProps = Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'isSticky'> & { children: ReactNode }

/** What opens over the page, and the veil behind it. */
export const DialogFrame = ({ isOpen, onOpenChange, isSticky, children }: FrameProps) => (
  <Base.Root open={isOpen} onOpenChange={onOpenChange} disablePointerDismissal={isSticky}>
    <Base.Portal>
      <Base.Backdrop className={classNames(css.scrim, css.fades)} />
      {children}
    </Base.Portal>
  </Base.Root>
)

type PartsProps = Pick<DialogProps, 'title' | 'description' | 'closeLabel' | 'footer' | 'children'> & {
  titleClass: string | undefined
  bodyClass?: string | undefined
}

/** Head, body and foot. */
export function DialogParts(props: PartsProps) {
  const { title, description, closeLabel, footer, children, titleClass, bodyClass } = props
  return (
    <>
      <header className={styles.head}>
        <Base.Title className={titleClass}>{title}</Base.Title>
        <Base.Close render={<IconButton icon="x" size="sm" label={closeLabel} />} />
      </header>
      <div className={classNames(styles.body, bodyClass)}>
        {description === undefined ? undefined : (
          <Base.Description className={css.readable}>{description}</Base.Description>
        )}
        {children}
      </div>
      {footer === undefined ? undefined : <footer className={styles.foot}>{footer}</footer>}
    </>
  )
}

export const DialogView = ({ size = 'sm', className, ...props }: DialogProps) => (
  <DialogFrame {...props}>
    <Base.Viewport className={styles.viewport}>
      <Base.Popup className={classNames(styles.dialog, css.fades, css.rises, styles[size], className)}>
        <DialogParts {...props} titleClass={styles.title} />
      </Base.Popup>
    </Base.Viewport>
  </DialogFrame>
)
