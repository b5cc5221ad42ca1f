import { useState } from 'react'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Segmented } from './segmented'

function Sample({ say, isOneOff }: StoryProps & { isOneOff?: boolean }) {
  const [value, setValue] = useState<'all' | 'football' | 'basketball'>('all')
  return (
    <Segmented
      label={say('项目', 'Sport', 'Môn')}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'all', label: say('全部', 'All', 'Tất cả') },
        { value: 'football', label: say('足球', 'Football', 'Bóng đá'), icon: 'ball' },
        { value: 'basketball', label: say('篮球', 'Basketball', 'Bóng rổ'), icon: 'hoop', isDisabled: isOneOff },
      ]}
    />
  )
}

export default {
  parts: ['Segmented'],
  group: 'actions',
  reactsTo: ['hover', 'focus'],
  states: {
    default: Sample,
    disabled: (props) => <Sample {...props} isOneOff />,
  },
} satisfies StoryFile
