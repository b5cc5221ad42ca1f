import {
  type AriaAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Anchored } from '../anchored/anchored'
import type { Side } from '../anchored/placement'
import * as css from '../primitives/primitives'
import styles from './tooltip.module.css'

/** Props of {@link Tooltip}. `children` is the control it explains; the control keeps its own label. */
export interface TooltipProps {
  text: ReactNode
  children: ReactElement<{ title?: string } & Pick<AriaAttributes, 'aria-describedby'>>
  side?: Side
  /** Before it opens on hover, 400 ms by default; on focus it opens at once. */
  delayMs?: number
}

/** A hint on hover and keyboard focus; Esc hides it. Nothing that is needed may stand only here. */
export function Tooltip({ text, children, side = 'top', delayMs = 400 }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const show = () => {
    const control = root.current?.firstElementChild
    if (control instanceof HTMLElement) setAnchor(control)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the control inside */}
      <span
        ref={root}
        className={css.contents}
        onMouseOver={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(show, delayMs)
        }}
        onMouseOut={hide}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) show()
        }}
        onBlur={hide}
        onPointerDown={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide()
        }}
      >
        {/* The browser's own hint would stand beside this one. */}
        {cloneElement(children, { title: '', 'aria-describedby': anchor ? id : undefined })}
      </span>
      {anchor ? (
        <Anchored id={id} role="tooltip" anchor={anchor} side={side} align="center" gap={8} className={styles.tip}>
          {text}
        </Anchored>
      ) : undefined}
    </>
  )
}
