import { copyText } from '../copy-text/copy-text'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import { toast } from '../toast/toast-store'
import styles from './part-card.module.css'
import { FramedStage, Stage } from './stage'
import type { StateName } from './state-names'
import type { Story, StoryFile, StoryProps } from './story'
import { addressOf, importLineOf, nameOfState } from './story-names'

interface PartCardProps extends StoryProps {
  packageName: string
  file: StoryFile
  /** Address of a page with nothing but one state; without it, states that need a frame are left out. */
  frameAddress?: (part: string, state: StateName) => string
}

/** A part with its states, its address and the line that imports it. */
export function PartCard({ packageName, file, frameAddress, say, language }: PartCardProps) {
  const address = addressOf(file)
  const title = file.parts.join(' · ')
  const line = importLineOf(packageName, file)
  const states = Object.entries(file.states) as Array<[StateName, Story]>
  const first = states[0]?.[1]
  const copy = async () => {
    const isCopied = await copyText(line)
    if (isCopied) toast(say('已复制', 'Copied', 'Đã sao chép'), { tone: 'success' })
    else toast(say('无法复制', 'It could not be copied', 'Không sao chép được'), { tone: 'error' })
  }
  return (
    <section id={address} className={styles.card} data-width={file.width ?? 4} aria-label={title}>
      <header className={styles.head}>
        <h3>
          <a className={css.hoverBrand} href={`#${address}`}>
            {title}
          </a>
        </h3>
        <code title={line}>{line}</code>
        <IconButton
          icon="copy"
          size="sm"
          label={say(`复制 ${address} 的导入语句`, `Copy the import of ${address}`, `Sao chép lệnh nhập ${address}`)}
          onClick={copy}
        />
      </header>
      <div className={styles.states}>
        {states.map(([state, story]) => {
          const height = file.framed?.[state]
          if (height === undefined)
            return <Stage key={state} state={state} story={story} say={say} language={language} />
          return frameAddress ? (
            <FramedStage
              key={state}
              state={state}
              address={frameAddress(address, state)}
              height={height}
              title={`${title} ${nameOfState(state, language)}`}
              language={language}
            />
          ) : undefined
        })}
        {first
          ? file.reactsTo?.map((pseudo) => (
              <Stage key={pseudo} state={pseudo} story={first} shown={pseudo} say={say} language={language} />
            ))
          : undefined}
      </div>
    </section>
  )
}
