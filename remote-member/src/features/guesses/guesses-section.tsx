import { formatDate, useT } from '@pitchside/i18n'
import { PagedList } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Badge, type BadgeTone, Card, classNames, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type GuessRecord, loadGuessRecords } from './guess-records.calls'
import { optionText, questionText } from './guess-words'

/** How it ended for the member. */
function outcomeOf({ state, option, result }: GuessRecord): { key: string; tone: BadgeTone } {
  if (state === 'void') return { key: 'void', tone: 'neutral' }
  if (state !== 'settled') return { key: 'running', tone: 'info' }
  return option === result ? { key: 'won', tone: 'success' } : { key: 'lost', tone: 'neutral' }
}

function RecordRow({ record }: { record: GuessRecord }) {
  const t = useT('member')
  const outcome = outcomeOf(record)
  return (
    <Tr>
      <Td>{formatDate(record.atMs, 'moment')}</Td>
      <Td>
        <Link className={classNames(css.hoverBrand, css.main, css.medium)} href={`/live?id=${record.anchorId}`}>
          {record.home} {record.score === '' ? 'vs' : record.score} {record.away}
        </Link>
        <small className={css.captionBlock}>{questionText(t, record)}</small>
      </Td>
      <Td>{optionText(t, record, record.option)}</Td>
      <Td align="end">{record.staked}</Td>
      <Td align="end" className={outcome.key === 'won' ? css.markedSuccessBold : undefined}>
        {record.state === 'settled' || record.state === 'void' ? record.won : '-'}
      </Td>
      <Td>
        <Badge tone={outcome.tone}>{t(`guess.outcome.${outcome.key}`)}</Badge>
      </Td>
    </Tr>
  )
}

/** Fun guesses of the last three months. */
export function GuessesSection() {
  const t = useT('member')
  const name = t('section.guesses')
  return (
    <Card title={name} actions={<small className={css.captionBlock}>{t('guess.range')}</small>}>
      <PagedList
        label={name}
        queryKey={['member', 'guesses']}
        load={loadGuessRecords}
        empty={{ title: t('guess.none'), action: { label: t('guess.find'), href: '/anchor?type=0' } }}
        minHeight={420}
        after={<Slot name="suggested.rooms" props={{}} />}
      >
        {(records) => (
          <Table caption={name}>
            <thead>
              <Tr>
                <Th>{t('guess.time')}</Th>
                <Th>{t('guess.match')}</Th>
                <Th>{t('guess.choice')}</Th>
                <Th align="end">{t('guess.staked')}</Th>
                <Th align="end">{t('guess.back')}</Th>
                <Th>{t('guess.state')}</Th>
              </Tr>
            </thead>
            <tbody>
              {records.map((record) => (
                <RecordRow key={record.id} record={record} />
              ))}
            </tbody>
          </Table>
        )}
      </PagedList>
    </Card>
  )
}
