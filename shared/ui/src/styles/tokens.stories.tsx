import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import type { StoryFile } from '../story-page/story'
import styles from './tokens.stories.module.css'

const colours =
  'bg-0 bg-1 bg-2 bg-3 bg-4 fg-1 fg-2 fg-3 brand brand-fg live live-solid win draw loss gold home away info warning danger tier-1 tier-2 tier-3 tier-4 tier-5 tier-6'.split(
    ' ',
  )
const sizes = [
  [64, '2–1'],
  [32, '场边 Pitchside'],
  [24, '国家德比今晚打响'],
  [20, 'Trực tiếp bóng đá'],
  [16, '热门赛事 Live scores'],
  [14, '正文：第 12 轮，主场迎战蓝军'],
  [12, '说明：38 分钟前 · 1.8万 阅读'],
] as const

/** Colours and sizes by their names; the samples show three scripts at once. */
export default {
  parts: ['Tokens'],
  importLine: "import '@pitchside/ui/styles.css'",
  group: 'foundation',
  width: 12,
  states: {
    tones: () => (
      <div className={styles.colours}>
        {colours.map((name) => (
          <div key={name} className={styles.colour}>
            <i style={{ background: `var(--${name})` }} />
            <b>{name}</b>
          </div>
        ))}
      </div>
    ),
    sizes: () => (
      <div className={classNames(styles.sizes, css.stack2)}>
        {sizes.map(([size, text]) => (
          <p key={size}>
            <code>{size}</code>
            <span className={size === 64 ? css.number : undefined} style={{ fontSize: `var(--fs-${size})` }}>
              {text}
            </span>
          </p>
        ))}
      </div>
    ),
  },
} satisfies StoryFile
