import { useUser } from '@pitchside/auth'
import { groupedNumber, useT } from '@pitchside/i18n'
import { usePlace } from '@pitchside/platform'
import { Button, Card, classNames, DiamondIcon, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Activities } from './activities'
import { AddressDialog } from './address-dialog'
import { ExchangeRecords } from './exchange-records'
import { GoodsGrid } from './goods-grid'
import classes from './mall.module.css'

const views = ['goods', 'records'] as const

/** The exchange mall: goods for diamonds, and what was exchanged. */
export function MallSection() {
  const t = useT('member')
  const balance = Number(useUser()?.balance ?? 0)
  const { list: view, toList } = usePlace(views)
  const [isAddressOpen, setAddressOpen] = useState(false)
  return (
    <>
      <Card
        title={t('section.mall')}
        actions={
          <div className={classNames(css.row3End, css.wrap)}>
            <span className={classes.purse}>
              <DiamondIcon />
              {groupedNumber(balance)}
            </span>
            <Button size="sm" icon="map-pin" aria-haspopup="dialog" onClick={() => setAddressOpen(true)}>
              {t('mall.myAddress')}
            </Button>
            <Segmented
              label={t('section.mall')}
              value={view}
              onValueChange={toList}
              options={views.map((value) => ({ value, label: t(`mall.${value}`) }))}
            />
          </div>
        }
      >
        <div className={css.stack4}>{view === 'goods' ? <GoodsGrid /> : <ExchangeRecords />}</div>
        {isAddressOpen ? <AddressDialog onClose={() => setAddressOpen(false)} /> : undefined}
      </Card>
      {view === 'goods' ? <Activities /> : undefined}
    </>
  )
}
