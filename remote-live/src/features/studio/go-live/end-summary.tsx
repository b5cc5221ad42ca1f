import { hoursText } from '@pitchside/base'
import { compactNumber, useT } from '@pitchside/i18n'
import { Button, Dialog, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { BroadcastSummary } from '../broadcast'
import studio from '../studio.module.css'

/** What the broadcast was, right after its end. */
export function EndSummary({ id, summary, onClose }: { id: number; summary: BroadcastSummary; onClose: () => void }) {
  const t = useT('live')
  const numbers = [
    { key: 'duration', value: hoursText(summary.durationS) },
    { key: 'viewersMost', value: compactNumber(summary.viewers) },
    { key: 'heatMost', value: compactNumber(summary.heat) },
  ]
  return (
    <Dialog
      isOpen
      size="md"
      title={t('studio.summary.title')}
      description={t('studio.summary.text')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="outline" href={`/member?type=20&report=${id}`}>
            {t('studio.report.title')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('studio.summary.done')}
          </Button>
        </>
      }
    >
      <dl className={studio.numbers}>
        {numbers.map(({ key, value }) => (
          <div key={key} className={studio.number}>
            <dt className={css.caption}>{t(`studio.summary.${key}`)}</dt>
            <dd>
              <Num value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
