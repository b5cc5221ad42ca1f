import { useState } from 'react'
import { Dot } from '../badge/badge'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Chip, ChipGroup } from './chip'

function Filters({ say }: StoryProps) {
  const [value, setValue] = useState(['all'])
  return (
    <ChipGroup
      label={say('筛选', 'Filter', 'Lọc')}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'all', label: say('全部', 'All', 'Tất cả'), count: 186 },
        { value: 'live', label: say('进行中', 'Playing', 'Đang đá'), lead: <Dot isPulsing /> },
        { value: 'done', label: say('完场', 'Ended', 'Kết thúc') },
      ]}
    />
  )
}

export default {
  parts: ['Chip', 'ChipGroup'],
  group: 'actions',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    default: Filters,
    selected: ({ say }) => (
      <Chip isPressed onPressedChange={() => undefined}>
        {say('英超', 'Premier League', 'Ngoại hạng Anh')}
      </Chip>
    ),
    variants: ({ say }) => (
      <>
        <Chip onRemove={() => undefined} removeLabel={say('删除 阿森纳', 'Remove Arsenal', 'Bỏ Arsenal')}>
          {say('阿森纳', 'Arsenal', 'Arsenal')}
        </Chip>
        <Chip icon="flame" href="#chip">
          {say('热搜', 'Trending', 'Xu hướng')}
        </Chip>
      </>
    ),
    disabled: ({ say }) => <Chip isDisabled>{say('西甲', 'La Liga', 'La Liga')}</Chip>,
  },
} satisfies StoryFile
