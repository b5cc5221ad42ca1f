import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { useMutation } from '@pitchside/platform'
import { Button, Dialog } from '@pitchside/ui'
import { useState } from 'react'
import { isMoment } from './article-words'
import { type OwnArticle, scheduleArticle } from './articles.calls'
import { MomentInput } from './moment-field'

/** Changes when an article is published, or takes the moment back. */
export function MomentDialog({
  article,
  onClose,
  onSaved,
}: {
  article: OwnArticle
  onClose: () => void
  onSaved: () => void
}) {
  const t = useT('content')
  const [at, setAt] = useState(article.publishAtMs)
  const [isTouched, setTouched] = useState(false)
  const isGood = at !== undefined && isMoment(at, Date.now())
  const save = useMutation({
    mutationFn: (to: number | undefined) => scheduleArticle(article.id, to),
    onSuccess: () => {
      bus.emit('toast.requested', { text: t('articles.moment.saved'), tone: 'success' })
      onSaved()
    },
  })
  const onSave = () => {
    setTouched(true)
    if (isGood) save.mutate(at)
  }
  return (
    <Dialog
      isOpen
      isSticky
      title={t('articles.moment.title', { title: article.title })}
      closeLabel={t('articles.versions.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate(undefined)}>
            {t(article.state === 'scheduled' ? 'articles.moment.now' : 'articles.moment.soon')}
          </Button>
          <Button variant="primary" isLoading={save.isPending} onClick={onSave}>
            {t('articles.moment.save')}
          </Button>
        </>
      }
    >
      <MomentInput value={at} isWrong={isTouched && !isGood} isLocked={save.isPending} onChange={setAt} />
    </Dialog>
  )
}
