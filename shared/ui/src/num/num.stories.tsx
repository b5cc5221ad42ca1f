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
  title: 'Num',
  group: 'foundation',
  width: 3,
  stories: {
    等宽: () => (
      <div>
        <Num value="111.11" />
        <br />
        <Num value="888.88" />
      </div>
    ),
    变化: () => <Counter />,
  },
} satisfies StoryFile
