import { asMember } from '@pitchside/parts'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import type { LineActions } from './line-menu'

const ReportDialog = lazy(() => import('../report/report-dialog').then(({ ReportDialog: view }) => ({ default: view })))

/** What a room does with a clicked line, and the dialog that may come of it. */
export function useLineActions(
  anchorId: number,
  mention: (words: string) => void,
): { actions: LineActions; dialog: ReactNode } {
  const [reported, setReported] = useState<BarrageLine>()
  const actions = useMemo<LineActions>(
    () => ({
      onMention: (name) => mention(`@${name} `),
      onReport: (line) => asMember(() => setReported(line)),
    }),
    [mention],
  )
  const dialog = reported?.userId ? (
    <Suspense>
      <ReportDialog
        target={{ kind: 'member', id: reported.userId, anchorId }}
        name={reported.name ?? `${reported.userId}`}
        onClose={() => setReported(undefined)}
      />
    </Suspense>
  ) : undefined
  return { actions, dialog }
}
