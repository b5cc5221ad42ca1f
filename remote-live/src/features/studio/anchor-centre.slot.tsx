import { useT } from '@pitchside/i18n'
import { Waiting } from '@pitchside/parts'
import type { SlotProps } from '@pitchside/remote-kit'
import { Skeleton, StateBox } from '@pitchside/ui'
import { type ComponentType, lazy, Suspense } from 'react'

/** Views of the anchor centre by section, each in a chunk of its own. */
const views: Readonly<Record<string, ComponentType>> = {
  apply: lazy(async () => ({ default: (await import('./apply/apply-view')).ApplyView })),
  live: lazy(async () => ({ default: (await import('./go-live/go-live-view')).GoLiveView })),
  plans: lazy(async () => ({ default: (await import('./plans/plans-view')).PlansView })),
  records: lazy(async () => ({ default: (await import('./records/records-view')).RecordsView })),
  income: lazy(async () => ({ default: (await import('./income/income-view')).IncomeView })),
  assistants: lazy(async () => ({ default: (await import('./assistants/assistants-view')).AssistantsView })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-view')).SettingsView })),
  review: lazy(async () => ({ default: (await import('./review/review-view')).ReviewView })),
  'horn-review': lazy(async () => ({ default: (await import('./horn-review/horn-review-view')).HornReviewView })),
  reports: lazy(async () => ({ default: (await import('./reports/reports-view')).ReportsView })),
}

/** A section of the anchor centre inside the member centre. */
export default function AnchorCentreSlot({ section }: SlotProps['member.anchor-centre']) {
  const t = useT('live')
  const View = views[section]
  if (!View) return <StateBox kind="empty" title={t('studio.sectionUnknown')} minHeight={420} />
  return (
    <Suspense
      fallback={
        <Waiting>
          <Skeleton variant="large" height={420} />
        </Waiting>
      }
    >
      <View />
    </Suspense>
  )
}
