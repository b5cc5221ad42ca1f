import type { StoryFile } from '../story-page/story'
import { Noble } from './noble'

export default {
  parts: ['Noble'],
  group: 'identity',
  states: {
    tones: ({ say }) => (
      <>
        <Noble tier={1}>{say('骑士', 'Knight', 'Hiệp sĩ')}</Noble>
        <Noble tier={2}>{say('子爵', 'Viscount', 'Tử tước')}</Noble>
        <Noble tier={3}>{say('伯爵', 'Earl', 'Bá tước')}</Noble>
        <Noble tier={4}>{say('侯爵', 'Marquis', 'Hầu tước')}</Noble>
        <Noble tier={5}>{say('公爵', 'Duke', 'Công tước')}</Noble>
        <Noble tier={6}>{say('国王', 'King', 'Quốc vương')}</Noble>
      </>
    ),
  },
} satisfies StoryFile
