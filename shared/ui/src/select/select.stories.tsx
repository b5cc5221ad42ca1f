import { useState } from 'react'
import { Opened } from '../story-page/opened'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Select, type SelectProps } from './select'

function Sample({ say, first, ...look }: StoryProps & { first?: string } & Pick<SelectProps, 'size' | 'isDisabled'>) {
  const [value, setValue] = useState(first)
  return (
    <Select
      {...look}
      label={say('画质', 'Quality', 'Chất lượng')}
      placeholder={say('选择画质', 'Choose one', 'Chọn')}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'source', label: say('原画', 'Source', 'Gốc') },
        { value: 'hd', label: say('高清', 'HD', 'HD') },
        { value: 'sd', label: say('标清', 'SD', 'SD'), isDisabled: true },
      ]}
    />
  )
}

export default {
  parts: ['Select'],
  group: 'actions',
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say, language }) => <Sample say={say} language={language} />,
    selected: ({ say, language }) => <Sample say={say} language={language} first="source" />,
    sizes: ({ say, language }) => <Sample say={say} language={language} size="sm" />,
    disabled: ({ say, language }) => <Sample say={say} language={language} isDisabled />,
    error: ({ say }) => (
      <Select
        label={say('地区', 'Region', 'Khu vực')}
        options={[]}
        value={undefined}
        onValueChange={() => undefined}
        placeholder={say('请选择', 'Choose one', 'Chọn')}
        error={say('请选择地区', 'Choose a region', 'Hãy chọn khu vực')}
      />
    ),
    open: ({ say, language }) => (
      <Opened by="press">
        <Sample say={say} language={language} first="source" />
      </Opened>
    ),
  },
  framed: { open: 230 },
} satisfies StoryFile
