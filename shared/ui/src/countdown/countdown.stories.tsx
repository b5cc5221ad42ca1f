import type { StoryFile } from '../story-page/story'
import { Countdown } from './countdown'

const inMs = (ms: number) => Date.now() + ms

export default {
  parts: ['Countdown'],
  group: 'matches',
  states: {
    default: () => <Countdown endsAt={inMs(5_049_000)} />,
    variants: () => (
      <>
        <Countdown variant="blocks" endsAt={inMs(5_049_000)} />
        <Countdown variant="ring" endsAt={inMs(42_000)} totalS={60} />
      </>
    ),
    over: () => <Countdown variant="blocks" endsAt={inMs(-1)} />,
  },
} satisfies StoryFile
