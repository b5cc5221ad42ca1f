import { useUser } from '@pitchside/auth'
import { wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { asMember, refusalOf, useIntent } from '@pitchside/parts'
import { useQueryClient } from '@pitchside/platform'
import {
  AlertDialog,
  BalanceChange,
  Button,
  classNames,
  Diamonds,
  NumberField,
  Segmented,
  Sums,
  toast,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { topUpPath } from '../../parts/paying/top-up-dialog'
import { type Guess, optionText } from './guess'
import { joinGuess, type StakeOrder } from './guesses.calls'
import styles from './guesses.module.css'
import { guessesKey } from './use-guesses'

const amounts = ['10', '50', '100', '500']

interface Props {
  guess: Guess
  option: number
  anchorId: number
}

/** How many diamonds go on the chosen option. */
export function StakeForm({ guess, option, anchorId }: Props) {
  const t = useT('live')
  const client = useQueryClient()
  const user = useUser()
  const [amount, setAmount] = useState('10')
  const diamonds = wholeNumber(amount) ?? 0
  const isInRange = diamonds >= limits.guessStakeMin && diamonds <= limits.guessStakeMax
  const range = t('guesses.range', { min: limits.guessStakeMin, max: limits.guessStakeMax })
  const isShort = user !== undefined && Number(user.balance) < diamonds
  const [isAsking, setAsking] = useState(false)
  const staking = useIntent<StakeOrder>({
    send: joinGuess,
    onDone: () => {
      setAsking(false)
      toast(t('guesses.done'), { tone: 'success' })
      void client.invalidateQueries({ queryKey: guessesKey(anchorId) })
    },
    onFailure: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: guessesKey(anchorId) })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isInRange || isShort) return
    asMember(() => setAsking(true))
  }
  return (
    <form className={classNames(styles.form, css.rowWrap2)} onSubmit={submit}>
      <Segmented
        label={t('guesses.stake')}
        value={amount}
        onValueChange={setAmount}
        options={amounts.map((value) => ({ value, label: value }))}
      />
      <NumberField
        label={t('guesses.amount')}
        isLabelHidden
        value={amount}
        onValueChange={setAmount}
        wrongText={range}
        error={amount === '' || isInRange ? undefined : range}
      />
      {isShort ? (
        <Button variant="gold" href={topUpPath}>
          {t('guesses.topUp')}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          className={css.pushed}
          isLoading={staking.isPending}
          disabled={!isInRange}
          aria-label={t('guesses.stakeOf', { count: diamonds, diamonds, option: optionText(t, guess, option) })}
        >
          {t('guesses.join')}
        </Button>
      )}
      {staking.error || isShort ? (
        <p className={styles.failure} role="alert">
          {isShort ? t('guesses.short') : (refusalOf(staking.error) ?? t('guesses.offline'))}
        </p>
      ) : undefined}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('guesses.sure')}
        description={optionText(t, guess, option)}
        confirmLabel={t('guesses.join')}
        cancelLabel={t('nobles.cancel')}
        isBusy={staking.isPending}
        onConfirm={() => staking.start({ id: guess.id, option, diamonds })}
      >
        <Sums
          rows={[
            { label: t('guesses.stake'), value: <Diamonds amount={diamonds} label={t('diamonds')} /> },
            {
              label: t('gifts.balance'),
              value: <BalanceChange from={Number(user?.balance ?? 0)} by={-diamonds} unit={t('diamonds')} />,
            },
          ]}
        />
      </AlertDialog>
    </form>
  )
}
