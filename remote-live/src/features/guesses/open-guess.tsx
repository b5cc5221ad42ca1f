import { useT } from '@pitchside/i18n'
import { refusalOf } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { Button, Segmented, toast } from '@pitchside/ui'
import { useState } from 'react'
import { openGuess } from './guesses.calls'
import styles from './guesses.module.css'
import { guessesKey } from './use-guesses'

type Kind = '1' | '2' | '3'
type More = '1' | '2' | '3'

/** The anchor asks the room. */
export function OpenGuess({ anchorId, sport }: { anchorId: number; sport: string }) {
  const t = useT('live')
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>('1')
  const [more, setMore] = useState<More>('2')
  const opening = useMutation({
    mutationFn: () => openGuess(Number(kind), Number(more)),
    onSuccess: () => toast(t('guesses.opened'), { tone: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: guessesKey(anchorId) }),
  })
  const kinds: readonly Kind[] = sport === 'football' ? ['1', '2', '3'] : ['1']
  return (
    <div className={styles.ask}>
      <Segmented
        label={t('guesses.open')}
        value={kind}
        onValueChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`guesses.ask.${value}`) }))}
      />
      {kind === '2' ? (
        <Segmented
          label={t('guesses.more')}
          value={more}
          onValueChange={setMore}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: `+${value}` }))}
        />
      ) : undefined}
      <Button variant="primary" isLoading={opening.isPending} onClick={() => opening.mutate()}>
        {t('guesses.open')}
      </Button>
      {opening.error ? (
        <p className={styles.failure} role="alert">
          {refusalOf(opening.error) ?? t('guesses.offline')}
        </p>
      ) : undefined}
    </div>
  )
}
