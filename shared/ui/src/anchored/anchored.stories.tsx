import { useState } from 'react'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Anchored } from './anchored'

function Sample({ say }: StoryProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <p>
      <mark ref={setAnchor}>{say('锚点', 'Anchor', 'Điểm neo')}</mark>
      {anchor ? (
        <Anchored anchor={anchor} side="bottom" align="start" gap={8}>
          {say('贴着锚点，不出视口', 'Stays beside it and on the page', 'Nằm cạnh nó và trong trang')}
        </Anchored>
      ) : undefined}
    </p>
  )
}

export default {
  parts: ['Anchored'],
  group: 'overlays',
  states: { default: Sample },
  framed: { default: 100 },
} satisfies StoryFile
