import { useT } from '@pitchside/i18n'
import { VisuallyHidden } from '@pitchside/ui'
import { useEffect, useRef, useState } from 'react'
import { type Match, scoreOf } from '../../parts/matches/match'
import type { MatchList } from './use-match-list'

/** At most one announcement in this time, and so many goals in it. */
const pauseMs = 5_000
const named = 3

/** Goals of the list for screen readers: a few words, not every row that changes. Says nothing in spoiler mode. */
export function GoalDigest({ list, isSilent }: { list: MatchList; isSilent: boolean }) {
  const t = useT('scores')
  const [text, setText] = useState('')
  const waiting = useRef(new Map<number, Match>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const say = useRef<() => void>(() => undefined)
  say.current = () => {
    timer.current = undefined
    const goals = [...waiting.current.values()]
    waiting.current.clear()
    if (goals.length === 0) return
    const words = goals.slice(0, named).map((match) => {
      const [homeScore, awayScore] = scoreOf(match)
      return t('row.spoken', { home: match.home.name, away: match.away.name, homeScore, awayScore })
    })
    if (goals.length > named) words.push(t('listing.moreGoals', { count: goals.length - named }))
    setText(t('listing.goals', { list: words.join('; ') }))
    timer.current = setTimeout(() => say.current(), pauseMs)
  }
  const { onGoal } = list
  const listen = useRef(onGoal).current
  useEffect(() => {
    if (isSilent) {
      setText('')
      return
    }
    const stop = listen((match) => {
      waiting.current.set(match.id, match)
      if (!timer.current) timer.current = setTimeout(() => say.current(), 0)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [isSilent, listen])
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-digest="">
        {text}
      </span>
    </VisuallyHidden>
  )
}
