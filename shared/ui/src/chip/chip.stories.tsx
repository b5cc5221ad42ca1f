import { useState } from 'react'
import { Dot } from '../badge/badge'
import type { StoryFile } from '../story-page/story'
import { Chip, ChipGroup } from './chip'

function Sample() {
  const [value, setValue] = useState(['all'])
  return (
    <ChipGroup
      label="筛选"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'all', label: '全部', count: 186 },
        { value: 'live', label: '进行中', lead: <Dot isPulsing /> },
        { value: 'done', label: '完场' },
      ]}
    />
  )
}

export default {
  title: 'Chip',
  group: 'actions',
  width: 4,
  stories: {
    筛选: () => <Sample />,
    可移除: () => (
      <Chip onRemove={() => undefined} removeLabel="删除 阿森纳">
        阿森纳
      </Chip>
    ),
  },
} satisfies StoryFile
