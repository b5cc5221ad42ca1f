import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import type { Say, StoryFile } from './story'
import { addressOf } from './story-names'
import styles from './story-page.module.css'

interface PageIndexProps {
  say: Say
  groups: ReadonlyArray<{ id: string; title: string; files: readonly StoryFile[] }>
}

/** Every part by its address. */
export function PageIndex({ say, groups }: PageIndexProps) {
  return (
    <nav className={classNames(styles.index, css.hiddenBelow992)} aria-label={say('目录', 'Index', 'Mục lục')}>
      {groups.map(({ id, title, files }) => (
        <div key={id}>
          <h2>{title}</h2>
          {files.flatMap((file) =>
            file.parts.map((part) => (
              <a key={part} href={`#${addressOf(file)}`}>
                {part}
              </a>
            )),
          )}
        </div>
      ))}
    </nav>
  )
}
