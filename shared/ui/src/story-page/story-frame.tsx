import type { StateName } from './state-names'
import { type StoryPackage, sayIn } from './story'
import styles from './story-frame.module.css'
import { addressOf, nameOfState } from './story-names'
import { readSettings } from './story-settings'

interface StoryFrameProps {
  packages: readonly StoryPackage[]
  /** Address of the part, as in the page. */
  part: string
  state: StateName
}

/** One state and nothing else: what lies over a whole page is drawn in a page of its own. */
export function StoryFrame({ packages, part, state }: StoryFrameProps) {
  const { language } = readSettings()
  const file = packages.flatMap(({ files }) => files).find((one) => addressOf(one) === part)
  const Drawn = file?.states[state]
  if (!Drawn) return <p>{`${part}: ${state}?`}</p>
  return (
    <main className={styles.frame} aria-label={`${file.parts[0]} ${nameOfState(state, language)}`}>
      <Drawn say={sayIn(language)} language={language} />
    </main>
  )
}
