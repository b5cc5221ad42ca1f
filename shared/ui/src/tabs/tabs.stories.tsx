import { useState } from 'react'
import type { StoryFile } from '../story-page/story'
import { Tabs } from './tabs'

function Sample() {
  const [value, setValue] = useState('chat')
  return (
    <Tabs
      label="聊天室"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'chat', label: '聊天' },
        { value: 'noble', label: '贵族', count: 128 },
        { value: 'guard', label: '守护' },
        { value: 'off', label: '停用', isDisabled: true },
      ]}
    >
      <p>当前：{value}</p>
    </Tabs>
  )
}

export default {
  title: 'Tabs',
  group: 'actions',
  width: 4,
  stories: {
    标签页: () => <Sample />,
  },
} satisfies StoryFile
