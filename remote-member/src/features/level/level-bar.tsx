import { groupedNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Progress } from '@pitchside/ui'
import { type LevelState, loadLevel } from './level.calls'
import classes from './level.module.css'

/** Level of the member. */
export const useLevel = () =>
  useQuery({ queryKey: ['member', 'level'], queryFn: ({ signal }) => loadLevel(signal), staleTime: 0 })

/** The way from this level to the next. */
export function LevelBar({ state }: { state: LevelState }) {
  const t = useT('member')
  const isTop = state.missing === 0
  return (
    <div>
      <Progress
        label={t('profile.experience')}
        value={isTop ? 1 : state.points - state.from}
        max={isTop ? 1 : state.to - state.from}
      />
      <p className={classes.scale}>
        <span>{t('level', { level: state.level })}</span>
        <span>{isTop ? t('levels.top') : t('profile.toNext', { points: groupedNumber(state.missing) })}</span>
        {isTop ? undefined : <span>{t('level', { level: state.level + 1 })}</span>}
      </p>
    </div>
  )
}
