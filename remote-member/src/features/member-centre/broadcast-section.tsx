import { useUser } from '@pitchside/auth'
import { Slot } from '@pitchside/remote-kit'
import { Loading } from '../../parts/loading/loading'

/** A section the live remote draws. */
function LiveSection({ section }: { section: string }) {
  return <Slot name="member.anchor-centre" props={{ section }} fallback={<Loading height={420} />} />
}

/** Becoming an anchor. */
export function ApplySection() {
  return <LiveSection section="apply" />
}

/** A section for anchors; others find the application in its place. */
function anchorSection(section: string) {
  return function AnchorSection() {
    return <LiveSection section={useUser()?.isAnchor ? section : 'apply'} />
  }
}

export const GoLiveSection = anchorSection('live')
export const PlansSection = anchorSection('plans')
export const RecordsSection = anchorSection('records')
export const IncomeSection = anchorSection('income')
export const AssistantsSection = anchorSection('assistants')
export const RoomSettingsSection = anchorSection('settings')

/** Operators decide who becomes an anchor, which horns are shown and what is done about reports. The server lets nobody else. */
export function ReviewSection() {
  return <LiveSection section="review" />
}

export function HornReviewSection() {
  return <LiveSection section="horn-review" />
}

export function ReportsSection() {
  return <LiveSection section="reports" />
}
