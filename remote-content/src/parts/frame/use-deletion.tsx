import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { AlertDialog } from '@pitchside/ui'
import { type ReactNode, useState } from 'react'

interface Deletable<Row> {
  title: string
  /** What goes with it. */
  text: (row: Row) => string
  /** Told when it is gone. */
  done: string
  remove: (row: Row) => Promise<unknown>
  onDeleted: () => void
  /** It was not deleted: perhaps the row is gone already. */
  onFailed?: () => void
}

/**
 * Asks before a row is deleted. A refusal of the server is told by the call itself, a call that did not arrive by this.
 */
export function useDeletion<Row>({ title, text, done, remove, onDeleted, onFailed }: Deletable<Row>): {
  ask: (row: Row) => void
  dialog: ReactNode
} {
  const t = useT('content')
  const [doomed, setDoomed] = useState<Row>()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      bus.emit('toast.requested', { text: done, tone: 'success' })
      onDeleted()
    },
    onError: (error) => {
      if (!(error instanceof CallError && error.code > 0))
        bus.emit('toast.requested', { text: t('deletion.failed'), tone: 'error' })
      onFailed?.()
    },
    onSettled: () => setDoomed(undefined),
  })
  return {
    ask: setDoomed,
    dialog: (
      <AlertDialog
        isOpen={doomed !== undefined}
        onOpenChange={(isOpen) => isOpen || setDoomed(undefined)}
        title={title}
        description={doomed === undefined ? '' : text(doomed)}
        confirmLabel={t('deletion.yes')}
        cancelLabel={t('deletion.cancel')}
        isDangerous
        isBusy={removal.isPending}
        onConfirm={() => doomed !== undefined && removal.mutate(doomed)}
      />
    ),
  }
}
