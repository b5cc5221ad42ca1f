import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Checkbox, Dialog, Link, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { roomPath } from '../../../parts/rooms/room'
import { clipPath } from '../../clips/clips.calls'
import styles from '../review/review.module.css'
import { decideReport, type MemberReport } from './reports.calls'

/** Where the operator sees what is meant. */
function placeOf({ kind, targetId, person }: MemberReport): string | undefined {
  if (kind === 'room') return roomPath(targetId)
  if (kind === 'circlePost') return person && `/circle-detail?post=${targetId}`
  if (kind === 'article') return `/detail?id=${targetId}`
  if (kind === 'video') return `/video-player?id=${targetId}`
  if (kind === 'clip') return clipPath(targetId)
  return person && `/persona?id=${person.id}`
}

function Facts({ report }: { report: MemberReport }) {
  const t = useT('live')
  const place = placeOf(report)
  const name = report.person?.name ?? t('operator.reports.gone')
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={css.caption}>{t('operator.reports.target')}</dt>
        <dd className={css.breakable}>
          {t(`operator.reports.kind.${report.kind}`)} ·{' '}
          {place ? (
            <Link href={place} target="_blank" rel="noopener">
              {name}
            </Link>
          ) : (
            name
          )}
        </dd>
      </div>
      <div>
        <dt className={css.caption}>{t('operator.reports.reason')}</dt>
        <dd className={css.breakable}>{report.reason}</dd>
      </div>
      <div>
        <dt className={css.caption}>{t('operator.reports.reporter')}</dt>
        <dd className={css.breakable}>{report.reporter.name}</dd>
      </div>
      {report.roomId > 0 && report.kind === 'member' ? (
        <div>
          <dt className={css.caption}>{t('operator.reports.room')}</dt>
          <dd className={css.breakable}>
            <Link href={roomPath(report.roomId)} target="_blank" rel="noopener">
              {report.roomId}
            </Link>
          </dd>
        </div>
      ) : undefined}
    </dl>
  )
}

export interface ReportDecisionDialogProps {
  report: MemberReport
  onClose: () => void
  onDecided: () => void
}

/** A report as a whole, and the decision. */
export function ReportDecisionDialog({ report, onClose, onDecided }: ReportDecisionDialogProps) {
  const t = useT('live')
  const [remark, setRemark] = useState('')
  const [removesPost, setRemovesPost] = useState(false)
  const decide = useMutation({
    mutationFn: (isSettled: boolean) =>
      decideReport(report.id, { isSettled, remark: remark.trim(), removesPost: isSettled && removesPost }),
    onSuccess: onDecided,
  })
  const isOpen = report.status === 0
  const buttons = (
    <>
      <Button variant="outline" isLoading={decide.isPending && !decide.variables} onClick={() => decide.mutate(false)}>
        {t('operator.reports.turnDown')}
      </Button>
      <Button variant="primary" isLoading={decide.isPending && decide.variables} onClick={() => decide.mutate(true)}>
        {t('operator.reports.settle')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      isSticky
      title={t('operator.reports.one')}
      closeLabel={t('state.close')}
      onOpenChange={(stays) => stays || onClose()}
      footer={isOpen ? buttons : undefined}
    >
      <Facts report={report} />
      {report.words === '' ? undefined : <p className={styles.words}>{report.words}</p>}
      {report.note === '' ? undefined : (
        <p className={styles.words}>{t('operator.reports.note', { note: report.note })}</p>
      )}
      {isOpen && report.kind !== 'room' && report.kind !== 'member' && report.person ? (
        <Checkbox className={styles.choice} checked={removesPost} onCheckedChange={setRemovesPost}>
          {t('operator.reports.removePost')}
        </Checkbox>
      ) : undefined}
      {isOpen ? (
        <TextArea
          label={t('operator.reports.remark')}
          rows={2}
          hasCount
          maxLength={limits.remarkChars}
          value={remark}
          onValueChange={setRemark}
        />
      ) : report.remark === '' ? undefined : (
        <p className={styles.words}>{t('studio.apply.state.remark', { remark: report.remark })}</p>
      )}
    </Dialog>
  )
}
