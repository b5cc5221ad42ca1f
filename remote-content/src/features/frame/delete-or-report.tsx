import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Slot, type SlotProps } from '@pitchside/remote-kit'
import { AlertDialog, IconButton } from '@pitchside/ui'
import { useState } from 'react'
import { useMemberAction } from './use-member-action'

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
  const t = useT('content')
  const [isAsking, setAsking] = useState(false)
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      bus.emit('toast.requested', { text: done, tone: 'success' })
      onDeleted()
    },
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <IconButton icon="trash-2" size="sm" label={label} onClick={() => setAsking(true)} />
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={label}
        description={text}
        confirmLabel={t('posts.deleteYes')}
        cancelLabel={t('posts.cancel')}
        isDangerous
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  )
}

function Report({ label, target, name }: Reporting) {
  const asMember = useMemberAction()
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
