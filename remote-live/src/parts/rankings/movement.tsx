import { useT } from '@pitchside/i18n'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './movement.module.css'
import type { Trend } from './rankings.calls'

const arrows = { rising: 'arrow-up', falling: 'arrow-down', steady: undefined } as const
const colours = { rising: css.markedSuccess, falling: css.markedDanger, steady: undefined } as const

/** Where a place of a ranking went since yesterday, below its number. */
export function Movement({ trend }: { trend: Trend }) {
  const t = useT('live')
  const arrow = arrows[trend]
  return (
    <span className={classNames(styles.movement, colours[trend])} title={t(`ranking.${trend}`)}>
      {arrow ? <Icon name={arrow} size={11} label={t(`ranking.${trend}`)} /> : undefined}
    </span>
  )
}
