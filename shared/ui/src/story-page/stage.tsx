import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './stage.module.css'
import type { StateName } from './state-names'
import type { Pseudo, Story, StoryLanguage, StoryProps } from './story'
import { nameOfState } from './story-names'

interface StageProps extends StoryProps {
  state: StateName
  story: Story
  shown?: Pseudo
}

/** A state where it stands; `shown` as if the pointer or the focus were on it. */
export function Stage({ state, story: Drawn, shown, say, language }: StageProps) {
  return (
    <div className={css.shrink} data-state={state}>
      <span className={styles.name}>{nameOfState(state, language)}</span>
      <div className={classNames(styles.stage, css.rowWrap3)} data-shown={shown}>
        <Drawn say={say} language={language} />
      </div>
    </div>
  )
}

interface FramedStageProps {
  state: StateName
  address: string
  height: number
  title: string
  language: StoryLanguage
}

/** A state that lies over a whole page, in a page of its own. Nobody falls into it with the keyboard: its name leads there. */
export function FramedStage({ state, address, height, title, language }: FramedStageProps) {
  return (
    <div className={css.shrink} data-state={state}>
      <a className={styles.name} href={address} target="_blank" rel="noreferrer">
        {nameOfState(state, language)} ↗
      </a>
      <iframe className={styles.frame} src={address} title={title} height={height} loading="lazy" inert />
    </div>
  )
}
