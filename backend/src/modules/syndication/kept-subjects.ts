import { MinuteCache } from '../../kernel/minute-cache'
import { secondsOf } from '../../kernel/wire-values'
import type { Subjects } from '../search/search.module'

const keptS = 60

/** Subjects as they were at most a minute ago: strangers ask for documents, and every one of them names thousands. */
export function keptSubjects(subjects: Subjects, now: () => number): Subjects {
  const kept = new MinuteCache(1)
  return { all: () => kept.get('all', secondsOf(now()), keptS, () => subjects.all()) }
}
