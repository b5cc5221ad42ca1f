import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SlotName, SlotProps } from './slots'

/** Draws what remotes put into a slot; given by the host. */
export type SlotRenderer = ComponentType<{ name: SlotName; slotProps: object; fallback: ReactNode }>

const SlotContext = createContext<SlotRenderer | undefined>(undefined)

/** Given by the host around the whole page. */
export const SlotProvider = SlotContext.Provider

/**
 * A place that other remotes fill. Each view loads, fails and retries alone. `fallback` fills the box while the view
 * loads and should have the size of the content.
 */
export function Slot<N extends SlotName>({
  name,
  props,
  fallback,
}: {
  name: N
  props: SlotProps[N]
  fallback?: ReactNode
}): ReactNode {
  const Renderer = useContext(SlotContext)
  if (!Renderer) return fallback ?? null
  return <Renderer name={name} slotProps={props} fallback={fallback ?? null} />
}
