import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog, TextArea } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId, useState } from 'react'
import { messageOf } from '../../parts/video/message-of'
import { useAboutChanged } from './use-circle-about'

interface HideDialogProps {
  title: string
  hide: (remark: string) => Promise<unknown>
  onHidden: () => void
  onClose: () => void
}

/** A moderator says why something is hidden: the author reads it. What is refused stays to be mended. */
export function HideDialog({ title, hide, onHidden, onClose }: HideDialogProps) {
  const t = useT('content')
  const formId = useId()
  const onChanged = useAboutChanged()
  const [remark, setRemark] = useState('')
  const hiding = useMutation({
    mutationFn: () => hide(remark.trim()),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('circleOrder.hidden'), tone: 'success' })
      onChanged()
      onClose()
      onHidden()
    },
  })
  const canHide = remark.trim() !== ''
  return (
    <Dialog
      isOpen
      isSticky
      size="sm"
      title={title}
      description={t('circleOrder.hideText')}
      closeLabel={t('circleOrder.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <Button type="submit" form={formId} variant="danger" disabled={!canHide} isLoading={hiding.isPending}>
          {t('circleOrder.hideIt')}
        </Button>
      }
    >
      <form
        id={formId}
        className={css.stack3}
        onSubmit={(event) => {
          event.preventDefault()
          if (canHide) hiding.mutate()
        }}
      >
        <TextArea
          label={t('circleOrder.reason')}
          rows={3}
          maxLength={limits.remarkChars}
          hasCount
          value={remark}
          onValueChange={setRemark}
        />
        {hiding.isError ? (
          <p className={css.problem} role="alert">
            {messageOf(hiding.error, t('circleOrder.notDone'))}
          </p>
        ) : undefined}
      </form>
    </Dialog>
  )
}
