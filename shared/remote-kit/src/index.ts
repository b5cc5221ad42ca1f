export { useCodeCountdown } from './code-countdown'
export {
  type AnyContribution,
  type ContributionOne,
  defineRemote,
  type Lazy,
  type MenuContribution,
  type MenuPlace,
  type PageLayout,
  type RemoteContribution,
  type RouteContribution,
  type Setup,
  type SlotContribution,
} from './contribution'
export type { Block, Choice, DataNode, PageDocument, Template, Text } from './page-document'
export { pageNames, usePageName } from './page-name'
export { Slot, SlotProvider, type SlotRenderer } from './slot'
export { type ReportTarget, type SlotName, type SlotProps, slotNames } from './slots'
