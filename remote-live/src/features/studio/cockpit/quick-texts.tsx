import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, Dialog, IconButton, TextField, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { fetchQuickTexts, saveQuickTexts } from './cockpit.calls'
import styles from './cockpit.module.css'
import { useDeskKeys } from './use-desk-keys'

const queryKey = ['live', 'quick-texts']

function Editor({ saved, onClose }: { saved: readonly string[]; onClose: () => void }) {
  const t = useT('live')
  const client = useQueryClient()
  const [texts, setTexts] = useState(() => Array.from({ length: limits.quickTexts }, (_, place) => saved[place] ?? ''))
  const save = useMutation({
    mutationFn: () => saveQuickTexts(texts.map((text) => text.trim()).filter((text) => text !== '')),
    onSuccess: () => {
      toast(t('studio.cockpit.quickSaved'), { tone: 'success' })
      void client.invalidateQueries({ queryKey })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <Dialog
      isOpen
      size="md"
      title={t('studio.cockpit.quick')}
      description={t('studio.cockpit.quickHelp')}
      closeLabel={t('state.close')}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <form className={css.stack3} onSubmit={submit}>
        {texts.map((text, place) => (
          <TextField
            key={place}
            label={`Alt+${place + 1}`}
            value={text}
            maxLength={limits.chatTextChars}
            onValueChange={(next) => setTexts(texts.map((kept, at) => (at === place ? next : kept)))}
          />
        ))}
        <Button type="submit" variant="primary" isLoading={save.isPending}>
          {t('studio.save')}
        </Button>
      </form>
    </Dialog>
  )
}

/** What the anchor says often: one press, or Alt and a digit, says it in the room. */
export function QuickTexts({ onSend }: { onSend: (text: string) => void }) {
  const t = useT('live')
  const [isEditing, setEditing] = useState(false)
  const { data: texts = [], isSuccess } = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchQuickTexts(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useDeskKeys(Object.fromEntries(texts.map((text, place) => [`Digit${place + 1}`, () => onSend(text)])))
  return (
    <section className={styles.quick} aria-label={t('studio.cockpit.quick')}>
      {texts.map((text, place) => (
        <Button
          key={place}
          size="sm"
          variant="outline"
          aria-keyshortcuts={`Alt+${place + 1}`}
          title={text}
          onClick={() => onSend(text)}
        >
          <span className={css.truncate} title={text}>
            {text}
          </span>
          <kbd className={styles.key}>{place + 1}</kbd>
        </Button>
      ))}
      {texts.length === 0 ? (
        <Button size="sm" variant="outline" icon="plus" disabled={!isSuccess} onClick={() => setEditing(true)}>
          {t('studio.cockpit.quickAdd')}
        </Button>
      ) : (
        <IconButton size="sm" icon="pen-line" label={t('studio.cockpit.quickEdit')} onClick={() => setEditing(true)} />
      )}
      {isEditing ? <Editor saved={texts} onClose={() => setEditing(false)} /> : undefined}
    </section>
  )
}
