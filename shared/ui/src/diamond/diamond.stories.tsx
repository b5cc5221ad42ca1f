import type { StoryFile } from '../story-page/story'
import { DiamondIcon, Diamonds } from './diamond'

export default {
  parts: ['Diamonds', 'DiamondIcon'],
  group: 'identity',
  states: {
    default: ({ say }) => <Diamonds amount={12680} label={say('球钻', 'Diamonds', 'Kim cương')} />,
    variants: () => (
      <>
        <Diamonds amount={10} isSigned />
        <Diamonds amount={-66} isSigned />
      </>
    ),
    sizes: () => (
      <>
        <Diamonds amount={520} size={20} />
        <DiamondIcon size={32} />
        <DiamondIcon />
      </>
    ),
    many: () => <Diamonds amount={1_234_567_890} />,
    empty: () => <Diamonds amount={0} />,
  },
} satisfies StoryFile
