import { Slot, type SlotProps } from '@pitchside/remote-kit'
import { Loading } from '../../parts/loading/loading'

/** A section about people, broadcasts and horns: the live remote draws it. */
function collectedSection(section: SlotProps['member.collected']['section']) {
  return function CollectedSection() {
    return <Slot name="member.collected" props={{ section }} fallback={<Loading height={420} />} />
  }
}

export const FollowsSection = collectedSection('follows')
export const FansSection = collectedSection('fans')
export const ReservationsSection = collectedSection('reservations')
export const HornsSection = collectedSection('horns')
/** Becoming an expert. */
export const ExpertSection = collectedSection('expert')

/** Own videos: the content remote draws them. */
export function VideosSection() {
  return <Slot name="member.videos" props={{}} fallback={<Loading height={420} />} />
}
