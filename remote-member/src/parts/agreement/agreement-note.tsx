import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './agreement-note.module.css'
import { withLinks } from './with-links'

/** What somebody agrees to with the button beside it. */
export interface AgreementNoteProps {
  of: 'withdrawal' | 'conversion' | 'deletion'
}

/** A line under a button that moves money or ends an account, with the way to the words that count. */
export function AgreementNote({ of }: AgreementNoteProps) {
  const t = useT('member')
  return <p className={classNames(classes.note, css.footnote)}>{withLinks(t(`about.note.${of}`))}</p>
}
