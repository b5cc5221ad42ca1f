import { readGameSettings, readGoalSounds } from '@pitchside/base'
import { bus, type GoalScored } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { GoalStack, GoalToast } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { quietly } from '../../boot/quietly'
import { playGoalSound } from './goal-sound'

const maxShown = 3

interface ShownGoal extends GoalScored {
  key: string
}

/** A goal is shown once, however often it is told; the newest is the last. */
export function withGoal(shown: readonly ShownGoal[], goal: GoalScored): readonly ShownGoal[] {
  const key = `${goal.matchId} ${goal.homeScore}-${goal.awayScore}`
  return [...shown.filter((other) => other.key !== key), { ...goal, key }].slice(-maxShown)
}

/** Each side has the sound the visitor chose for it. */
function ring(goal: GoalScored): void {
  const { home, away } = readGoalSounds(localStorage)
  void quietly('goal.sound', async () => playGoalSound(goal.isHome ? home : away))
}

/** Goals at the corner of the page. Which goals are told, the score lists decide; whether they sound, the settings. */
export function GoalPopUps() {
  const t = useT('shell')
  const [goals, setGoals] = useState<readonly ShownGoal[]>([])
  useEffect(
    () =>
      bus.on('goal.scored', (goal) => {
        setGoals((shown) => withGoal(shown, goal))
        if (readGameSettings(localStorage).voice) ring(goal)
      }),
    [],
  )
  return (
    <GoalStack label={t('goal.stack')}>
      {goals.map((goal) => (
        <GoalToast
          key={goal.key}
          kindLabel={t('goal.kind')}
          minute={t('goal.minute', { minute: goal.minute.replace(/['′]$/, '') })}
          home={{ id: goal.homeTeamId, name: goal.homeName, score: goal.homeScore }}
          away={{ id: goal.awayTeamId, name: goal.awayName, score: goal.awayScore }}
          scorer={goal.isHome ? 'home' : 'away'}
          href={`/score-detail?type=football&id=${goal.matchId}`}
          closeLabel={t('close')}
          durationMs={limits.goalSoundMs}
          onClose={() => setGoals((shown) => shown.filter((other) => other.key !== goal.key))}
        />
      ))}
    </GoalStack>
  )
}
