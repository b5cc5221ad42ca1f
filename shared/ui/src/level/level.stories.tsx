import { Diamonds } from '../diamond/diamond'
import { Noble } from '../noble/noble'
import type { StoryFile } from '../story-page/story'
import { Level } from './level'

export default {
  title: 'Level · Noble · Diamonds',
  group: 'identity',
  width: 4,
  stories: {
    等级: () => [3, 12, 24, 36, 48, 60].map((value) => <Level key={value} value={value} />),
    贵族: () => (
      <>
        <Noble tier={1}>骑士</Noble>
        <Noble tier={2}>子爵</Noble>
        <Noble tier={3}>伯爵</Noble>
        <Noble tier={4}>侯爵</Noble>
        <Noble tier={5}>公爵</Noble>
        <Noble tier={6}>国王</Noble>
      </>
    ),
    球钻: () => (
      <>
        <Diamonds amount={12680} size={20} label="球钻" />
        <Diamonds amount={10} isSigned />
      </>
    ),
  },
} satisfies StoryFile
