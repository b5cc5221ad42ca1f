import { useState } from 'react'
import { Card } from '../card/card'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Anchored } from './anchored'

function Sample({ say }: StoryProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <p>
      <b ref={setAnchor}>{say('锚点', 'Anchor', 'Điểm neo')}</b>
      {anchor ? (
        <Anchored anchor={anchor} side="bottom" align="start" gap={8}>
          <Card>{say('贴着锚点，不出视口', 'Stays beside it and on the page', 'Nằm cạnh nó và trong trang')}</Card>
        </Anchored>
      ) : undefined}
    </p>
  )
}

export default {
  parts: ['Anchored'],
  group: 'overlays',
  states: { default: Sample },
  framed: { default: 130 },
} satisfies StoryFile
