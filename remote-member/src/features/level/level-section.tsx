import { groupedNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card, classNames, Icon, Level, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Loading } from '../../parts/loading/loading'
import { ExperienceLog } from './experience-log'
import type { LevelState } from './level.calls'
import classes from './level.module.css'
import { LevelBar, useLevel } from './level-bar'

function Head({ state }: { state: LevelState }) {
  const t = useT('member')
  return (
    <Card title={t('section.level')}>
      <div className={classes.head}>
        <Level value={state.level} label={t('level', { level: state.level })} />
        <p className={classNames(classes.points, css.figure24)}>
          {groupedNumber(state.points)} <span>{t('levels.points')}</span>
        </p>
      </div>
      <LevelBar state={state} />
      <p className={classes.note}>
        <Icon name="info" size={14} />
        {t('levels.rule')}
      </p>
    </Card>
  )
}

/** What each range of levels gives, with the points it takes. */
function Rights({ state }: { state: LevelState }) {
  const t = useT('member')
  const rows = state.badges.map((badge, index) => ({ ...badge, next: state.badges[index + 1]?.level }))
  const isOwn = (row: (typeof rows)[number]) =>
    state.level >= row.level && (row.next === undefined || state.level < row.next)
  return (
    <Card title={t('levels.rights')} isFlush>
      <Table caption={t('levels.rights')}>
        <thead>
          <Tr>
            <Th>{t('levels.badge')}</Th>
            <Th align="end">{t('levels.needed')}</Th>
            <Th>{t('levels.gives')}</Th>
          </Tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Tr key={row.level} isSelected={isOwn(row)} aria-current={isOwn(row) ? 'true' : undefined}>
              <Td>
                <Level value={row.level} label={t('level', { level: row.level })} />
                {isOwn(row) ? <span className={classes.own}>{t('levels.here')}</span> : undefined}
              </Td>
              <Td align="end">{groupedNumber(row.points)}</Td>
              <Td>
                {t(
                  row.level === 0 ? 'levels.right0' : row.next === undefined ? 'levels.rightTop' : 'levels.rightBadge',
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

/** Level with its progress, what levels give, and where the experience came from. */
export function LevelSection() {
  const { data, isError, refetch } = useLevel()
  if (isError && !data) return <LoadFailed onRetry={refetch} minHeight={480} />
  if (!data) return <Loading height={480} />
  return (
    <>
      <Head state={data} />
      <Rights state={data} />
      <ExperienceLog />
    </>
  )
}
