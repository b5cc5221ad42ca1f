import { useT } from '@pitchside/i18n'
import { Button, Checkbox, Dialog } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId, useState } from 'react'
import styles from './expert.module.css'

const rules = ['own', 'record', 'noPromise', 'noBribe', 'law', 'respect'] as const

export interface AnalystCodeProps {
  isTicked: boolean
  problem: string | undefined
  onTicked: (isTicked: boolean) => void
}

/** The code every analyst keeps: read in a dialog, agreed to with a tick. */
export function AnalystCode({ isTicked, problem, onTicked }: AnalystCodeProps) {
  const t = useT('live')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.stack2}>
      <div className={css.rowWrap23}>
        <Checkbox
          checked={isTicked}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem ? id : undefined}
          onCheckedChange={onTicked}
        >
          {t('expert.agree')}
        </Checkbox>
        <Button size="sm" variant="ghost" icon="file-text" onClick={() => setOpen(true)}>
          {t('expert.code.read')}
        </Button>
      </div>
      {problem ? (
        <p id={id} className={css.problemCaption} role="alert">
          {problem}
        </p>
      ) : undefined}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="md"
        title={t('expert.code.title')}
        description={t('expert.code.lead')}
        closeLabel={t('state.close')}
        footer={
          <Button
            variant="primary"
            onClick={() => {
              onTicked(true)
              setOpen(false)
            }}
          >
            {t('expert.code.accept')}
          </Button>
        }
      >
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`expert.code.${rule}`)}</li>
          ))}
        </ol>
      </Dialog>
    </div>
  )
}
