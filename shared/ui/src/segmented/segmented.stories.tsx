import { useState } from 'react'
import type { StoryFile } from '../story-page/story'
import { Segmented } from './segmented'

function Sample() {
  const [value, setValue] = useState<'all' | 'football' | 'basketball'>('all')
  return (
    <Segmented
      label="项目"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'all', label: '全部' },
        { value: 'football', label: '足球', icon: 'ball' },
        { value: 'basketball', label: '篮球', icon: 'hoop' },
      ]}
    />
  )
}

export default {
  title: 'Segmented',
  group: 'actions',
  width: 4,
  stories: {
    分段: () => <Sample />,
  },
} satisfies StoryFile
