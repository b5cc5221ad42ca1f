import { useT } from '@pitchside/i18n'
import { Avatar, classNames, Td } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { DecisionBoard } from '../decision-board'
import { fetchApplications, type ReviewedApplication } from './review.calls'
import { ReviewDialog } from './review-dialog'

function Cells({ row: { avatar, userId, nickname, realName, kinds } }: { row: ReviewedApplication }) {
  const t = useT('live')
  return (
    <>
      <Td>
        <span className={classNames(css.row3, css.shrink)}>
          <Avatar id={userId} src={avatar} size={32} />
          <b className={css.cut} title={nickname}>
            {nickname}
          </b>
        </span>
      </Td>
      <Td>{realName}</Td>
      <Td>{kinds.map((kind) => t(`kind.${kind + 1}`)).join(' · ')}</Td>
    </>
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
      heads={[t('studio.review.member'), t('studio.apply.realName'), t('studio.apply.kinds')]}
      cells={(row) => <Cells row={row} />}
      tones={['warning', 'success', 'danger']}
      dialog={(application, { close, done }) => (
        <ReviewDialog key={application.id} application={application} onClose={close} onDecided={done} />
      )}
    />
  )
}
