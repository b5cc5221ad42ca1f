import {
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** What a trigger gets; its own handlers run first. */
export interface TriggerProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** Open or not, by the parent (`isOpen`) or by itself, with the trigger to give the focus back to. */
export interface Disclosure {
  /** On a wrapper whose first child is the trigger. */
  root: RefObject<HTMLSpanElement | null>
  isOpen: boolean
  /** The trigger, once it is drawn and the box is open. */
  anchor: HTMLElement | undefined
  setOpen: (isOpen: boolean) => void
  /** Closes and gives the focus back. */
  close: () => void
}

/** State of a box that a trigger opens. */
export function useDisclosure(isOpen: boolean | undefined, onOpenChange?: (isOpen: boolean) => void): Disclosure {
  const root = useRef<HTMLSpanElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const open = isOpen ?? ownOpen
  useLayoutEffect(() => {
    const first = root.current?.firstElementChild
    setAnchor(open && first instanceof HTMLElement ? first : undefined)
  }, [open])
  const setOpen = (next: boolean) => {
    if (next === open) return
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return {
    root,
    isOpen: open,
    anchor: open ? anchor : undefined,
    setOpen,
    close: () => {
      setOpen(false)
      anchor?.focus()
    },
  }
}
