import { useT } from '@pitchside/i18n'
import { refusalOf } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import { AlertDialog, Button, toast } from '@pitchside/ui'
import { useState } from 'react'
import { withdrawGuess } from './guesses.calls'
import { guessesKey } from './use-guesses'

/** The anchor takes a question back while stakes are taken; everybody gets the stake back. */
export function WithdrawGuess({ id, anchorId }: { id: number; anchorId: number }) {
  const t = useT('live')
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useMutation({
    mutationFn: () => withdrawGuess(id),
    onSuccess: () => toast(t('guesses.withdrawn'), { tone: 'success' }),
    onError: (error) => toast(refusalOf(error) ?? t('guesses.offline'), { tone: 'error' }),
    onSettled: () => {
      setAsking(false)
      return client.invalidateQueries({ queryKey: guessesKey(anchorId) })
    },
  })
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('guesses.withdraw')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('guesses.withdraw')}
        description={t('guesses.withdrawAsk')}
        confirmLabel={t('guesses.withdraw')}
        cancelLabel={t('guesses.keep')}
        isBusy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
      />
    </>
  )
}
