import { useEffect, useState } from 'react'
import { Segmented } from '../segmented/segmented'
import { ToastViewport } from '../toast/toast-viewport'
import type { StoryFile } from './story'
import { storyFiles } from './story-files'
import styles from './story-page.module.css'
import { TokenStories } from './token-stories'

const groups: ReadonlyArray<{ id: StoryFile['group']; title: string }> = [
  { id: 'foundation', title: '基础' },
  { id: 'actions', title: '操作' },
  { id: 'overlays', title: '浮层' },
  { id: 'identity', title: '身份' },
  { id: 'matches', title: '赛事与直播' },
  { id: 'interaction', title: '互动' },
  { id: 'states', title: '状态' },
]

function File({ file }: { file: StoryFile }) {
  return (
    <section className={styles.file} data-width={file.width ?? 4} aria-label={file.title}>
      <header className={styles.fileHead}>
        <h3>{file.title}</h3>
      </header>
      <div className={styles.stories}>
        {Object.entries(file.stories).map(([name, Story]) => (
          <div key={name} className={styles.story}>
            <span className={styles.name}>{name}</span>
            <div className={styles.stage}>
              <Story />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

type Theme = 'dark' | 'light'

/** Every component in every state, for people who build pages; dark or light. Its texts are samples. */
export function StoryPage() {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  )
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>组件</h1>
          <p>每个组件的全部状态。</p>
        </div>
        <Segmented
          label="主题"
          value={theme}
          onValueChange={setTheme}
          options={[
            { value: 'dark', label: '深色', icon: 'moon' },
            { value: 'light', label: '浅色', icon: 'sun' },
          ]}
        />
      </header>
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <h2>{group.title}</h2>
          <div className={styles.grid}>
            {group.id === 'foundation' ? (
              <TokenStories className={styles.file} headClassName={styles.fileHead} />
            ) : undefined}
            {storyFiles
              .filter((file) => file.group === group.id)
              .map((file) => (
                <File key={file.title} file={file} />
              ))}
          </div>
        </section>
      ))}
      <ToastViewport label="提示" closeLabel="关闭" />
    </div>
  )
}
