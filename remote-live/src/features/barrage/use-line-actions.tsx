import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { BarrageLine } from './barrage-line'
import type { LineActions } from './line-menu'

const ReportDialog = lazy(() => import('../report/report-dialog').then(({ ReportDialog: view }) => ({ default: view })))

/** What a room does with a clicked line, and the dialog that may come of it. */
export function useLineActions(
  anchorId: number,
  mention: (words: string) => void,
): { actions: LineActions; dialog: ReactNode } {
  const user = useUser()
  const [reported, setReported] = useState<BarrageLine>()
  const isMember = user !== undefined && user !== null
  const actions = useMemo<LineActions>(
    () => ({
      onMention: (name) => mention(`@${name} `),
      onReport: (line) => {
        const report = (): void => setReported(line)
        if (isMember) report()
        else bus.emit('login.requested', { resume: report })
      },
    }),
    [isMember, mention],
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
