import { useState } from 'react'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Slider } from './slider'

function Sample({ say, isOff, first }: StoryProps & { isOff?: boolean; first: number }) {
  const [value, setValue] = useState(first)
  return (
    <Slider
      label={say('音量', 'Volume', 'Âm lượng')}
      value={value}
      onValueChange={setValue}
      valueText={`${value}%`}
      disabled={isOff}
    />
  )
}

export default {
  parts: ['Slider'],
  group: 'actions',
  reactsTo: ['focus'],
  states: {
    default: (props) => <Sample {...props} first={62} />,
    empty: (props) => <Sample {...props} first={0} />,
    disabled: (props) => <Sample {...props} first={40} isOff />,
  },
} satisfies StoryFile
