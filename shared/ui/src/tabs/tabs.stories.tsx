import { useState } from 'react'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Tabs } from './tabs'

function Sample({ say, first = 'chat' }: StoryProps & { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <Tabs
      label={say('聊天室', 'Room', 'Phòng')}
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'chat', label: say('聊天', 'Chat', 'Trò chuyện') },
        { value: 'noble', label: say('贵族', 'Nobles', 'Quý tộc'), count: 128 },
        { value: 'off', label: say('停用', 'Off', 'Tắt'), isDisabled: true },
      ]}
    >
      <p>{value}</p>
    </Tabs>
  )
}

export default {
  parts: ['Tabs'],
  group: 'actions',
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say, language }) => <Sample say={say} language={language} />,
    selected: ({ say, language }) => <Sample say={say} language={language} first="noble" />,
  },
} satisfies StoryFile
