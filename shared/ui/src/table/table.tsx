import type {
  CSSProperties,
  HTMLAttributes,
  ReactNode,
  TableHTMLAttributes,
  TdHTMLAttributes,
  ThHTMLAttributes,
} from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './table.module.css'

/** Where the content of a cell stands: text at the start, numbers in the centre or at the end. */
export type CellAlign = 'start' | 'center' | 'end'

/** Props of {@link Table}. `caption` is spoken; `isFixed` shares the width by the column heads. */
export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  caption: ReactNode
  isFixed?: boolean
}

/** A table that scrolls sideways when the page is narrow. Inside: thead with {@link Th}, tbody with {@link Tr} and {@link Td}. */
export function Table({ caption, isFixed, className, children, ...rest }: TableProps) {
  return (
    <div className={styles.scroll}>
      <table {...rest} className={classNames(styles.table, isFixed && styles.fixed, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </div>
  )
}

/** Props of {@link Tr}. `zone` is a colour token name such as `--zone-1`, drawn as a bar at the left edge; add a legend. */
export interface TrProps extends HTMLAttributes<HTMLTableRowElement> {
  zone?: `--${string}`
  isSelected?: boolean
}

/** A row. */
export function Tr({ zone, isSelected, className, style, ...rest }: TrProps) {
  const zoned = zone === undefined ? style : ({ ...style, '--zone': `var(${zone})` } as CSSProperties)
  return (
    <tr
      {...rest}
      style={zoned}
      className={classNames(zone !== undefined && styles.zone, isSelected && styles.selected, className)}
    />
  )
}

/** A column head. */
export function Th({
  align = 'start',
  className,
  ...rest
}: Omit<ThHTMLAttributes<HTMLTableCellElement>, 'align'> & { align?: CellAlign }) {
  return <th scope="col" {...rest} className={classNames(styles[align], className)} />
}

/** A cell; `isNumber` sets tabular figures. */
export function Td({
  align = 'start',
  isNumber,
  className,
  ...rest
}: Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> & { align?: CellAlign; isNumber?: boolean }) {
  return <td {...rest} className={classNames(styles[align], isNumber && styles.number, className)} />
}
