import type { Say, StoryFile } from '../story-page/story'
import * as css from './primitives'

const boxes = [css.stack1, css.stack2, css.stack3, css.stack4, css.row2, css.row3, css.rowWrap2, css.flexWrap2] as const
const texts = [
  css.muted,
  css.live,
  css.small,
  css.note,
  css.label,
  css.caption,
  css.captionNumber,
  css.problem,
] as const

const title = (say: Say) => say('国家德比今晚打响', 'The derby is tonight', 'Trận derby diễn ra tối nay')

/** Boxes and texts by the names of their classes. */
export default {
  parts: ['Primitives'],
  importLine: "import * as css from '@pitchside/ui/primitives'",
  group: 'foundation',
  width: 12,
  states: {
    default: () => (
      <div className={css.stack4}>
        {boxes.map((name) => (
          <div key={name} className={css.stack1}>
            <code>{name}</code>
            <div className={name}>
              <b>1</b>
              <b>2</b>
              <b>3</b>
            </div>
          </div>
        ))}
      </div>
    ),
    variants: ({ say }) => (
      <div className={css.stack2}>
        {texts.map((name) => (
          <p key={name} className={css.row3}>
            <code>{name}</code>
            <span className={name}>{title(say)} 2–1</span>
          </p>
        ))}
      </div>
    ),
    long: ({ say }) => (
      <p className={css.truncate} style={{ maxWidth: 96 }}>
        {title(say)}
      </p>
    ),
  },
} satisfies StoryFile
