import { asMember } from '@pitchside/parts'
import { Slot, type SlotProps } from '@pitchside/remote-kit'
import { IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { useDeletion } from './use-deletion'

/** How one's own thing is deleted. */
interface Deletion {
  label: string
  /** What goes with it. */
  text: string
  done: string
  remove: () => Promise<unknown>
  onDeleted: () => void
}

/** How somebody else's is reported. */
interface Reporting {
  label: string
  target: SlotProps['report.dialog']['target']
  name: string
}

function Delete({ label, text, done, remove, onDeleted }: Deletion) {
  const deletion = useDeletion<true>({ title: label, text: () => text, done, remove, onDeleted })
  return (
    <>
      <IconButton icon="trash-2" size="sm" label={label} onClick={() => deletion.ask(true)} />
      {deletion.dialog}
    </>
  )
}

function Report({ label, target, name }: Reporting) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="flag" size="sm" label={label} onClick={() => asMember(() => setOpen(true))} />
      {isOpen ? <Slot name="report.dialog" props={{ target, name, onClose: () => setOpen(false) }} /> : undefined}
    </>
  )
}

/** One's own post can be deleted, one of somebody else reported. */
export function DeleteOrReport({ isOwn, deletion, report }: { isOwn: boolean; deletion: Deletion; report: Reporting }) {
  return isOwn ? <Delete {...deletion} /> : <Report {...report} />
}
