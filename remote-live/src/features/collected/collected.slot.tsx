import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton } from '@pitchside/ui'
import { type ComponentType, lazy, Suspense } from 'react'

type Section = SlotProps['member.collected']['section']

/** Views by section, each in a chunk of its own. */
const views: Readonly<Record<Section, ComponentType>> = {
  follows: lazy(async () => ({ default: (await import('../people/follows-view')).FollowsSection })),
  fans: lazy(async () => ({ default: (await import('../people/fans-view')).FansView })),
  reservations: lazy(async () => ({ default: (await import('../reserve/reservations-view')).ReservationsView })),
  horns: lazy(async () => ({ default: (await import('../horns/horns-view')).HornsView })),
  expert: lazy(async () => ({ default: (await import('../studio/expert/expert-view')).ExpertView })),
}

/** What a member follows, reserved and sent, inside the member centre. */
export default function CollectedSlot({ section }: SlotProps['member.collected']) {
  const View = views[section]
  return (
    <Suspense fallback={<Skeleton variant="large" height={420} />}>
      <View />
    </Suspense>
  )
}
