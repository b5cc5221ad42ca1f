import { groupedNumber, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Button, classNames, DiamondIcon, Segmented } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ExchangeDialog } from './exchange-dialog'
import { GoodsArt } from './goods-art'
import { type Category, categories, type Goods, loadGoods } from './mall.calls'
import classes from './mall.module.css'

const few = 20

function GoodsCard({ goods, onExchange }: { goods: Goods; onExchange: () => void }) {
  const t = useT('member')
  const isOut = goods.stock === 0
  return (
    <li className={classNames(classes.goods, css.hoverLine)}>
      <span className={classes.picture}>
        <GoodsArt picture={goods.picture} size={96} />
      </span>
      <b className={classNames(css.medium, css.size14)}>{goods.name}</b>
      <p>{goods.text}</p>
      <div className={classes.price}>
        <span>
          <DiamondIcon />
          {groupedNumber(goods.diamonds)}
        </span>
        {goods.isParcel ? (
          <small className={classNames(css.caption, goods.stock <= few && css.markedDanger)}>
            {t('mall.stock', { count: goods.stock })}
          </small>
        ) : undefined}
      </div>
      <Button
        size="sm"
        variant={isOut ? 'secondary' : 'outline'}
        disabled={isOut}
        aria-label={t('mall.exchangeOf', { name: goods.name })}
        onClick={onExchange}
      >
        {isOut ? t('mall.soldOut') : t('mall.exchange')}
      </Button>
    </li>
  )
}

/** Goods of the mall, by kind. */
export function GoodsGrid() {
  const t = useT('member')
  const [category, setCategory] = useState<Category>(0)
  const [chosen, setChosen] = useState<Goods>()
  return (
    <>
      <Segmented
        className={css.atStart}
        label={t('mall.kinds')}
        value={String(category)}
        onValueChange={(value) => setCategory((Number(value) as Category) || 0)}
        options={categories.map((one) => ({ value: String(one), label: t(`mall.kind.${one}`) }))}
      />
      <PagedList
        label={t('section.mall')}
        queryKey={['member', 'mall', 'goods', category]}
        load={(page, signal) => loadGoods(category, page, signal)}
        empty={{ title: t('mall.none') }}
        minHeight={520}
      >
        {(rows) => (
          <ul className={classes.grid}>
            {rows.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} onExchange={() => setChosen(goods)} />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen ? <ExchangeDialog goods={chosen} onClose={() => setChosen(undefined)} /> : undefined}
    </>
  )
}
