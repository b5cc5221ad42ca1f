import { classNames, Icon, Th } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { nextOrder, type Order } from './order'
import styles from './sort-head.module.css'

interface SortHeadProps<Column extends string> {
  column: Column
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
  /** The whole name, where the head is short. */
  title?: string
  children: ReactNode
}

/** A column head that sorts its table. */
export function SortHead<Column extends string>({ column, order, onOrder, title, children }: SortHeadProps<Column>) {
  const isChosen = order.column === column
  return (
    <Th align="center" aria-sort={isChosen ? (order.isRising ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classNames(styles.head, css.hoverMain, isChosen && css.markedMain)}
        title={title}
        onClick={() => onOrder(nextOrder(order, column))}
      >
        {children}
        {isChosen ? <Icon name={order.isRising ? 'arrow-up' : 'arrow-down'} size={12} /> : undefined}
      </button>
    </Th>
  )
}
