import { useState } from 'react'
import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { Num } from './num'

function Counter() {
  const [goals, setGoals] = useState(9)
  return (
    <>
      <Num value={goals} isAnimated />
      <Button size="sm" onClick={() => setGoals(goals + 1)}>
        +1
      </Button>
    </>
  )
}

export default {
  parts: ['Num'],
  group: 'foundation',
  width: 6,
  states: {
    default: () => (
      <div>
        <Num value="111.11" />
        <br />
        <Num value="888.88" />
      </div>
    ),
    variants: Counter,
    many: () => <Num value="1,234,567,890" />,
  },
} satisfies StoryFile
