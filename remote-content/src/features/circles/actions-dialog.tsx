import { ageLabel, useT } from '@pitchside/i18n'
import { EndlessList, usePages } from '@pitchside/parts'
import { classNames, Dialog, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type CircleAction, listActions } from './order.calls'
import classes from './order.module.css'

function Deed({ action }: { action: CircleAction }) {
  const t = useT('content')
  const { by, deed, person, text, remark, atMs } = action
  return (
    <li className={classNames(classes.deed, css.divided)}>
      <span>
        <b className={css.medium}>{by}</b> {t(`circleOrder.deed.${deed}`, { name: person })}
      </span>
      {text ? <span className={css.soft}>{text}</span> : undefined}
      {remark ? <span className={css.soft}>{t('circle.because', { remark })}</span> : undefined}
      <span className={css.caption}>{ageLabel(atMs, Date.now())}</span>
    </li>
  )
}

/** What moderators and operators did in a circle, the newest first. */
export function ActionsDialog({ circleId, onClose }: { circleId: number; onClose: () => void }) {
  const t = useT('content')
  const pages = usePages({
    queryKey: ['content', 'circle-actions', circleId],
    load: (page, signal) => listActions(circleId, page, signal),
  })
  return (
    <Dialog
      isOpen
      title={t('circleOrder.log')}
      closeLabel={t('circleOrder.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <EndlessList
        pages={pages}
        minHeight={200}
        skeleton={<Skeleton lines={5} height={36} />}
        empty={{ title: t('circleOrder.noDeeds') }}
      >
        {(actions) => (
          <ul>
            {actions.map((action) => (
              <Deed key={action.id} action={action} />
            ))}
          </ul>
        )}
      </EndlessList>
    </Dialog>
  )
}
