import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { classNames } from '../class-names'
import { Diamonds } from '../diamond/diamond'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Num } from '../num/num'
import * as css from '../primitives/primitives'
import styles from './task-row.module.css'

/** Where a task is: to be done, its reward to be taken, or over. */
export type TaskState = 'open' | 'claimable' | 'done'

/** Props of {@link TaskRow}. `progress` as text such as "0/1"; `actionLabel` is the button's word or, when done, the badge's. */
export interface TaskRowProps {
  icon: IconName
  title: string
  reward: number
  rewardLabel?: string
  progress: string
  state: TaskState
  actionLabel: string
  onAction?: () => void
  isBusy?: boolean
}

/** A task with its reward and what to do next. */
export function TaskRow({
  icon,
  title,
  reward,
  rewardLabel,
  progress,
  state,
  actionLabel,
  onAction,
  isBusy,
}: TaskRowProps) {
  return (
    <div className={classNames(styles.task, css.divided)}>
      <span className={styles.icon}>
        <Icon name={icon} size={18} />
      </span>
      <div className={css.shrink}>
        <div className={css.medium}>{title}</div>
        <div className={styles.meta}>
          <Diamonds amount={reward} isSigned label={rewardLabel} />
          <Num value={progress} />
        </div>
      </div>
      {state === 'done' ? (
        <Badge tone="success" icon="check">
          {actionLabel}
        </Badge>
      ) : (
        <Button size="sm" variant={state === 'claimable' ? 'gold' : 'outline'} isLoading={isBusy} onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  )
}
