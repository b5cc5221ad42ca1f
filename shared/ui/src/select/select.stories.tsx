import { useState } from 'react'
import type { StoryFile } from '../story-page/story'
import { Select } from './select'

function Sample({ size }: { size?: 'sm' }) {
  const [value, setValue] = useState<string>()
  return (
    <Select
      label="画质"
      size={size}
      placeholder="选择画质"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'source', label: '原画' },
        { value: 'hd', label: '高清' },
        { value: 'sd', label: '标清', isDisabled: true },
      ]}
    />
  )
}

export default {
  title: 'Select',
  group: 'actions',
  width: 4,
  stories: {
    下拉选择: () => <Sample />,
    小: () => <Sample size="sm" />,
    错误: () => (
      <Select
        label="地区"
        options={[]}
        value={undefined}
        onValueChange={() => undefined}
        placeholder="请选择"
        error="请选择地区"
      />
    ),
  },
} satisfies StoryFile
