import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { formatDate, useT } from '@pitchside/i18n'
import { inAll, PageView } from '@pitchside/parts'
import { keepPreviousData, useQuery } from '@pitchside/platform'
import { Badge, Button, Card, DiamondIcon, Skeleton, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useState } from 'react'
import { SuggestedRooms } from '../../parts/suggested/suggested-rooms'
import { hornsKey, hornTones } from './horn-dialog'
import { fetchHorns, type OwnHorn } from './horns.calls'
import styles from './horns-view.module.css'

function Rows({ rows }: { rows: readonly OwnHorn[] }) {
  const t = useT('live')
  return (
    <Table caption={t('horns.own')}>
      <thead>
        <tr>
          <Th>{t('horns.text')}</Th>
          <Th>{t('horns.sentAt')}</Th>
          <Th align="end">{t('horns.cost')}</Th>
          <Th align="end">{t('horns.review')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, text, at, state, remark, diamonds }) => (
          <Tr key={id}>
            <Td>
              <span className={css.breakable}>{text}</span>
              {state === 'refused' ? (
                <small className={styles.remark}>{remark ? t('horns.remark', { remark }) : t('horns.noRemark')}</small>
              ) : undefined}
            </Td>
            <Td isNumber>{formatDate(at, 'moment')}</Td>
            <Td align="end">
              {diamonds === 0 ? (
                t('horns.freeOne')
              ) : (
                <span className={css.inlineRow1}>
                  <DiamondIcon /> {diamonds}
                </span>
              )}
            </Td>
            <Td align="end">
              <Badge tone={hornTones[state]}>{t(`horns.${state}`)}</Badge>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Horns of this member with how their review went. A new one is written in a room. */
export function HornsView() {
  const t = useT('live')
  const userId = useUser()?.id
  const [page, setPage] = useState(1)
  const horns = useQuery({
    queryKey: [...hornsKey, 'own', userId, page],
    queryFn: ({ signal }) => fetchHorns(page, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const { refetch } = horns
  // A decision comes as a notice.
  useEffect(() => bus.on('notice.arrived', () => void refetch()), [refetch])
  const write = { label: t('horns.writeOne'), href: '/anchor?type=0' }
  return (
    <Card
      title={t('horns.own')}
      actions={
        <Button size="sm" variant="primary" icon="megaphone" href={write.href}>
          {write.label}
        </Button>
      }
    >
      <p className={styles.rule}>{t('horns.rule')}</p>
      <PageView
        foot={inAll}
        query={horns}
        label={t('horns.own')}
        minHeight={360}
        skeleton={<Skeleton lines={6} height={36} />}
        empty={{ title: t('horns.none'), text: t('horns.noneText'), action: write }}
        after={<SuggestedRooms />}
        onPageChange={setPage}
      >
        {(rows) => <Rows rows={rows} />}
      </PageView>
    </Card>
  )
}
