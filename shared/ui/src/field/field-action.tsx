import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names'
import styles from './field.module.css'

/** A text button at the end of a field, such as "Get code". */
export function FieldAction({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classNames(styles.action, className)} />
}
