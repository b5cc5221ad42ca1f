import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './field.module.css'

/** What every field has: a label, and a word of help or of what is wrong. */
export interface FieldText {
  label: string
  isLabelHidden?: boolean
  help?: ReactNode
  error?: ReactNode
}

/** What a control inside a field needs to be tied to its texts. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Props of {@link Field}. `children` gets the attributes to put on the control. */
export interface FieldProps extends FieldText {
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, help or error below, tied to the control between them. */
export function Field({ label, isLabelHidden, help, error, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? help
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? noteId : undefined })}
      {note ? (
        <p
          id={noteId}
          className={classNames(styles.help, error !== undefined && css.markedDanger)}
          role={error ? 'alert' : undefined}
        >
          {error ? <Icon name="circle-alert" size={14} /> : undefined}
          {note}
        </p>
      ) : undefined}
    </div>
  )
}
