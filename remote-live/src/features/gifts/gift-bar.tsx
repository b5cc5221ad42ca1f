import { useUser } from '@pitchside/auth'
import { groupedNumber, useT } from '@pitchside/i18n'
import { askToLogIn } from '@pitchside/parts'
import { Button, classNames, DiamondIcon, Link, Num, VisuallyHidden } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { TopUpDialog, topUpPath } from '../../parts/paying/top-up-dialog'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { EnvelopeButton } from '../envelopes/envelope-button'
import { CountPicker } from './count-picker'
import { type DearGift, DearGiftDialog } from './dear-gift-dialog'
import { countMax, type Gift, type HeldGift } from './gift'
import styles from './gift-bar.module.css'
import { GiftShelf } from './gift-shelf'
import { dearDiamonds } from './send-guard'
import { useGiftSender } from './use-gift-sender'
import { useBackpack, useGiftCatalogue } from './use-gifts'
import { useRankingRefresh } from './use-ranking-refresh'

type Shelf = 'shop' | 'backpack'

const heldOf = (gift: Gift | HeldGift): number | undefined => ('num' in gift ? gift.num : undefined)

function Balance({ balance }: { balance: string }) {
  const t = useT('live')
  return (
    <div className={styles.balance}>
      <span className={styles.money} title={t('gifts.balance')}>
        <VisuallyHidden>{t('gifts.balance')}</VisuallyHidden>
        <DiamondIcon size={18} />
        <Num value={groupedNumber(Number(balance))} isAnimated />
      </span>
      <Link className={classNames(styles.topUp, css.hoverMain)} href={topUpPath} target="_blank" rel="noopener">
        {t('gifts.topUp')}›
      </Link>
    </div>
  )
}

/** Gifts of the room: panel, backpack and balance, below the picture. */
export function GiftBar({ room, feed }: RoomPartProps) {
  const t = useT('live')
  const user = useUser()
  const [shelf, setShelf] = useState<Shelf>('shop')
  const [chosenId, setChosenId] = useState<number>()
  const [wantedNum, setNum] = useState(1)
  const isBackpack = shelf === 'backpack' && user !== undefined
  const shop = useGiftCatalogue()
  const backpack = useBackpack(isBackpack)
  const sender = useGiftSender(room.anchor.id)
  useRankingRefresh(feed)

  const query = isBackpack ? backpack : shop
  const gifts: readonly (Gift | HeldGift)[] | undefined = query.data
  const chosen = gifts?.find(({ id }) => id === chosenId)
  const most = (chosen && heldOf(chosen)) ?? countMax
  const num = Math.min(wantedNum, most)
  const isOwnRoom = user?.id === room.anchor.id
  const [asked, setAsked] = useState<DearGift>()
  const send = (): void => {
    if (!chosen) return
    const wish = { gift: chosen, num, isFromBackpack: isBackpack }
    const cost = isBackpack ? 0 : chosen.price * num
    // Whoever can't pay for it is told so by the server; a running row was confirmed at its beginning.
    const isAsked = cost >= dearDiamonds && Number(user?.balance ?? 0) >= cost && sender.row === 0
    if (isAsked) setAsked({ wish, cost })
    else sender.send(wish)
  }
  const choose = (id: number): void => {
    if (id !== chosenId) setNum(1)
    setChosenId(id)
  }
  return (
    <section className={classNames(styles.bar, css.wrapBelow1240)} aria-label={t('gifts.title')}>
      <GiftShelf
        label={t(isBackpack ? 'gifts.backpack' : 'gifts.title')}
        gifts={gifts}
        isFailed={query.isError}
        onRetry={() => void query.refetch()}
        emptyText={t(isBackpack ? 'gifts.backpackEmpty' : 'gifts.none')}
        chosenId={chosenId}
        onChoose={choose}
        onSend={send}
      />
      <div className={styles.right}>
        {isOwnRoom ? (
          <p className={styles.self}>{t('gifts.self')}</p>
        ) : (
          <>
            <CountPicker
              num={num}
              price={isBackpack ? 0 : (chosen?.price ?? 0)}
              most={most}
              isDisabled={!chosen}
              onChange={setNum}
            />
            <Button
              variant="primary"
              className={styles.send}
              disabled={!chosen}
              isLoading={sender.isSending && sender.row === 0}
              onClick={send}
            >
              {sender.row > 0 ? t('gifts.again') : t('gifts.send')}
              {sender.row > 0 ? <i key={sender.row} className={styles.fuse} /> : undefined}
            </Button>
          </>
        )}
        <Button
          variant={isBackpack ? 'secondary' : 'outline'}
          icon="gift"
          aria-pressed={isBackpack}
          onClick={() => {
            if (!user) {
              askToLogIn()
              return
            }
            setChosenId(undefined)
            setShelf(isBackpack ? 'shop' : 'backpack')
          }}
        >
          {t('gifts.backpack')}
        </Button>
        <EnvelopeButton room={room} />
        {user ? <Balance balance={user.balance} /> : undefined}
      </div>
      <VisuallyHidden>
        <span role="status">{sender.said}</span>
      </VisuallyHidden>
      {asked ? (
        <DearGiftDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            sender.send(asked.wish)
          }}
        />
      ) : undefined}
      <TopUpDialog
        isOpen={sender.short !== undefined}
        onClose={sender.forgetShort}
        {...(sender.short === undefined ? {} : { cost: sender.short })}
      />
    </section>
  )
}
