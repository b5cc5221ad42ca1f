export { useCodeCountdown } from './code-countdown'
export {
  defineRemote,
  type Lazy,
  type MenuContribution,
  type MenuPlace,
  type PageLayout,
  type RemoteContribution,
  type RouteContribution,
  type SlotContribution,
} from './contribution'
export { Slot, SlotProvider, type SlotRenderer } from './slot'
export { type ReportTarget, type SlotName, type SlotProps, slotNames } from './slots'
