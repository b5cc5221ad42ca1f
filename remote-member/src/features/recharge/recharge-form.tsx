import { newNonce } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { Banner, Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { withLinks } from '../../parts/agreement/with-links'
import { useKeptForm } from '../../parts/forms/use-kept-form'
import { ChannelChoice, PackChoice } from './choices'
import { openPayTab } from './pay-tab'
import { billOf, type Choice } from './recharge'
import { openCashier, type RechargeOffer } from './recharge.calls'
import classes from './recharge.module.css'

interface Props {
  offer: RechargeOffer
  onOpened: (no: string, isTabOpen: boolean) => void
}

/** Chooses what to buy and how to pay, and opens the pay page in a new tab. What was chosen stays after a failure. */
export function RechargeForm({ offer: { packs, channels }, onOpened }: Props) {
  const t = useT('member')
  const chosen = useKeptForm('recharge', { packId: packs[0]?.id ?? 0, text: '' })
  const { packId, text } = chosen.values
  const pack = packs.find(({ id }) => id === packId)
  // An amount of one's own that was taken away leaves the pack.
  const choice: Choice | undefined = text === '' ? pack && { pack } : { text }
  const [channel, setChannel] = useState(channels[0]?.type)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const bill = billOf(choice)
  const isTyping = choice !== undefined && 'text' in choice
  const wrongText = t('recharge.customWrong', {
    step: limits.rechargeDiamondsStep,
    min: groupedNumber(limits.rechargeDiamondsMin),
    max: groupedNumber(limits.rechargeDiamondsMax),
  })
  const isWrong = isTyping && bill === undefined && (isTried || choice.text.length > 1)

  async function pay(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    setFailure(undefined)
    // What is wrong with a typed amount stands at its field.
    if (bill === undefined && !isTyping) setFailure(t('recharge.chooseFirst'))
    if (bill === undefined || channel === undefined || choice === undefined || busy.current) return
    busy.current = true
    setBusy(true)
    const tab = openPayTab()
    try {
      const bought = 'pack' in choice ? { packId: choice.pack.id } : { diamonds: bill.diamonds }
      const { url, no } = await openCashier({ ...bought, channel, key: newNonce() })
      tab.go(url)
      onOpened(no, tab.isOpen)
    } catch (error) {
      tab.close()
      setFailure((error instanceof Error && error.message) || t('state.error'))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  return (
    <form className={classes.form} onSubmit={(event) => void pay(event)} noValidate>
      <PackChoice
        packs={packs}
        choice={choice}
        problem={isWrong ? wrongText : undefined}
        wrongText={wrongText}
        onChoose={(next) => {
          chosen.change('pack' in next ? { packId: next.pack.id, text: '' } : { text: next.text })
          setFailure(undefined)
        }}
      />
      <ChannelChoice channels={channels} chosen={channel} onChoose={setChannel} />
      {channel === 'sandbox' ? <Banner tone="info">{t('recharge.sandbox')}</Banner> : undefined}
      {failure === undefined ? undefined : (
        <div role="alert">
          <Banner tone="danger">{failure}</Banner>
        </div>
      )}
      <div className={classes.foot}>
        <div aria-live="polite">
          <span className={css.note}>{t('recharge.due')}</span>{' '}
          <b className={classes.due}>{bill ? `¥${bill.yuan}` : '—'}</b>
          <p className={css.caption}>
            {bill
              ? t('recharge.gets', {
                  count: bill.diamonds + bill.given,
                  diamonds: groupedNumber(bill.diamonds + bill.given),
                })
              : t('recharge.chooseFirst')}
          </p>
        </div>
        <Button type="submit" variant="primary" size="lg" className={classes.pay} isLoading={isBusy}>
          {t('recharge.pay')}
        </Button>
      </div>
      <p className={classNames(css.caption, css.linked)}>{withLinks(t('recharge.consent'))}</p>
    </form>
  )
}
