import type { AnyContribution } from '@pitchside/remote-kit'

export type { BusEvents } from '@pitchside/bus'
export type { CallData, CallInput, CallName, Topic, TopicData } from '@pitchside/contract'
export type {
  AnyContribution,
  ContributionOne,
  Lazy,
  MenuContribution,
  MenuPlace,
  PageDocument,
  PageLayout,
  RemoteContribution,
  RouteContribution,
  Setup,
  SlotContribution,
  SlotName,
  SlotProps,
} from '@pitchside/remote-kit'

/** Types everything a remote adds to the product. Has no effect of its own and brings nothing into the build. */
export function defineContribution<C extends AnyContribution>(contribution: C): C {
  return contribution
}
