import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useMutation, useQuery } from '@pitchside/platform'
import { Button, classNames, Dialog, Skeleton, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId, useState } from 'react'
import { fetchReasons, type ReportReason, type RoomReport, sendReport } from './report.calls'
import styles from './report-dialog.module.css'

interface ReasonsProps {
  reasons: readonly ReportReason[]
  value: number | undefined
  onChange: (id: number) => void
}

function Reasons({ reasons, value, onChange }: ReasonsProps) {
  const t = useT('live')
  const name = useId()
  return (
    <fieldset className={styles.reasons}>
      <legend className={css.legend}>{t('report.reason')}</legend>
      {reasons.map((reason) => (
        <label key={reason.id} className={classNames(styles.reason, css.hoverable, css.checkedSoft, css.ringedFrame)}>
          <input type="radio" name={name} checked={value === reason.id} onChange={() => onChange(reason.id)} />
          {reason.name}
        </label>
      ))}
    </fieldset>
  )
}

export interface ReportDialogProps {
  target: RoomReport
  /** Who or what is reported. */
  name: string
  onClose: () => void
}

/** Reports a room, a member or a post for one of the house's reasons. */
export function ReportDialog({ target, name, onClose }: ReportDialogProps) {
  const t = useT('live')
  const [reason, setReason] = useState<number>()
  const [note, setNote] = useState('')
  const reasons = useQuery({ queryKey: ['live', 'report', 'reasons'], queryFn: fetchReasons })
  const send = useMutation({
    mutationFn: (chosen: number) => sendReport(target, chosen, note.trim()),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('report.taken'), tone: 'success' })
      onClose()
    },
  })
  const problem = send.error instanceof CallError && !send.error.isOffline ? send.error.message : t('state.failed')
  return (
    <Dialog
      isOpen
      isSticky
      title={t('report.of', { name })}
      closeLabel={t('state.close')}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('manage.cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={reason === undefined}
            isLoading={send.isPending}
            onClick={() => reason !== undefined && send.mutate(reason)}
          >
            {t('report.send')}
          </Button>
        </>
      }
    >
      {reasons.isPending ? <Skeleton lines={6} height={20} /> : undefined}
      {reasons.isError ? <LoadFailed onRetry={reasons.refetch} minHeight={200} /> : undefined}
      {reasons.data ? (
        <>
          <Reasons reasons={reasons.data} value={reason} onChange={setReason} />
          <TextArea
            label={t('report.note')}
            rows={3}
            maxLength={limits.reportNoteChars}
            hasCount
            value={note}
            onValueChange={setNote}
          />
        </>
      ) : undefined}
      {send.isError ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : undefined}
    </Dialog>
  )
}
