import { formatDate, useT } from '@pitchside/i18n'
import { Avatar, Badge, classNames, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { pictureOf } from '../../../parts/rooms/picture'
import { DecisionBoard, OpenButton } from '../decision-board'
import { fetchApplications, type ReviewedApplication } from './review.calls'
import { ReviewDialog } from './review-dialog'

const tones = ['warning', 'success', 'danger'] as const
function Rows({ rows, onOpen }: { rows: readonly ReviewedApplication[]; onOpen: (row: ReviewedApplication) => void }) {
  const t = useT('live')
  return (
    <Table caption={t('studio.review.title')}>
      <thead>
        <tr>
          <Th>{t('studio.review.member')}</Th>
          <Th>{t('studio.apply.realName')}</Th>
          <Th>{t('studio.apply.kinds')}</Th>
          <Th>{t('studio.review.sentAt')}</Th>
          <Th>{t('studio.review.status')}</Th>
          <Th align="end">{t('studio.review.action')}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id}>
            <Td>
              <span className={classNames(css.row3, css.shrink)}>
                <Avatar {...pictureOf(row.avatar, row.userId)} size={32} />
                <b className={css.cut} title={row.nickname}>
                  {row.nickname}
                </b>
              </span>
            </Td>
            <Td>{row.realName}</Td>
            <Td>{row.kinds.map((kind) => t(`kind.${kind + 1}`)).join(' · ')}</Td>
            <Td isNumber>{formatDate(row.sentAt, 'moment')}</Td>
            <Td>
              <Badge tone={tones[row.status]}>{t(`studio.review.state.${row.status}`)}</Badge>
            </Td>
            <Td align="end">
              <OpenButton state={row.status} onClick={() => onOpen(row)} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Operators decide who becomes an anchor. */
export function ReviewView() {
  const t = useT('live')
  return (
    <DecisionBoard
      title={t('studio.review.title')}
      empty={t('studio.review.none')}
      stateLabel={(state) => t(`studio.review.state.${state}`)}
      name="review"
      load={fetchApplications}
      table={(rows, open) => <Rows rows={rows} onOpen={open} />}
      dialog={(application, { close, done }) => (
        <ReviewDialog key={application.id} application={application} onClose={close} onDecided={done} />
      )}
    />
  )
}
