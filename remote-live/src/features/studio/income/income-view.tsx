import { useUser } from '@pitchside/auth'
import { limits } from '@pitchside/contract'
import { compactNumber, formatDate, groupedNumber, useT } from '@pitchside/i18n'
import { inAll, PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import {
  Avatar,
  Button,
  Card,
  classNames,
  DiamondIcon,
  Level,
  Num,
  Progress,
  Skeleton,
  Table,
  Td,
  Th,
  Tr,
} from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type AnchorStanding, fetchGifts, fetchStanding, type GiftRow } from './income.calls'
import income from './income.module.css'

function Standing({ standing }: { standing: AnchorStanding }) {
  const t = useT('live')
  const { level, experience, experienceToNext, withdrawable, fans } = standing
  return (
    <div className={income.cards}>
      <Card className={income.money}>
        <span className={css.note}>{t('studio.income.withdrawable')}</span>
        <p className={classNames(income.big, css.gold)}>
          <DiamondIcon size={30} />
          <Num value={groupedNumber(Number(withdrawable))} />
        </p>
        <p className={css.footnote}>{t('studio.income.share', { percent: limits.anchorSharePercent })}</p>
        <Button size="sm" variant="gold" icon="wallet" href="/member?type=1">
          {t('studio.income.wallet')}
        </Button>
      </Card>
      <Card>
        <span className={css.note}>{t('studio.income.experience')}</span>
        <p className={income.level}>
          <Level value={level} label={t('room.level', { level })} />
          <Num value={groupedNumber(experience)} />
        </p>
        <Progress
          label={t('studio.income.experience')}
          value={experience}
          max={experience + experienceToNext}
          className={css.fullWidth}
        />
        <p className={css.footnote}>{t('studio.income.toNext', { points: groupedNumber(experienceToNext) })}</p>
      </Card>
      <Card>
        <span className={css.note}>{t('studio.income.fans')}</span>
        <p className={income.big}>
          <Num value={compactNumber(fans)} />
        </p>
      </Card>
    </div>
  )
}

function Gifts({ rows }: { rows: readonly GiftRow[] }) {
  const t = useT('live')
  return (
    <Table caption={t('studio.income.gifts')}>
      <thead>
        <tr>
          <Th>{t('studio.income.from')}</Th>
          <Th>{t('studio.income.gift')}</Th>
          <Th align="end">{t('studio.income.count')}</Th>
          <Th align="end">{t('studio.income.diamonds')}</Th>
          <Th align="end">{t('studio.income.at')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.key}>
            <Td>
              <span className={classNames(css.row3, css.shrink)}>
                <Avatar id={row.userId} src={row.avatar} size={28} />
                <b className={css.cut} title={row.name}>
                  {row.name}
                </b>
              </span>
            </Td>
            <Td>{row.gift}</Td>
            <Td align="end" isNumber>
              {row.count}
            </Td>
            <Td align="end" isNumber className={css.gold}>
              {groupedNumber(row.diamonds)}
            </Td>
            <Td align="end" isNumber>
              {formatDate(row.at, 'moment')}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What was given to the anchor, what can be paid out, level and fans. */
export function IncomeView() {
  const t = useT('live')
  const userId = useUser()?.id ?? 0
  const [page, setPage] = useState(1)
  const standing = useQuery({ queryKey: ['live', 'standing', userId], queryFn: ({ signal }) => fetchStanding(signal) })
  const gifts = useQuery({
    queryKey: ['live', 'income', userId, page],
    queryFn: ({ signal }) => fetchGifts(userId, page, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      {standing.data ? <Standing standing={standing.data} /> : <Skeleton variant="large" height={150} />}
      <Card title={t('studio.income.gifts')}>
        <PageView
          foot={inAll}
          query={gifts}
          label={t('studio.income.gifts')}
          minHeight={280}
          skeleton={<Skeleton lines={6} height={32} />}
          empty={{ title: t('studio.income.none') }}
          onPageChange={setPage}
        >
          {(rows) => <Gifts rows={rows} />}
        </PageView>
      </Card>
    </>
  )
}
