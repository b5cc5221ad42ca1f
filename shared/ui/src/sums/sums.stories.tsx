import { Diamonds } from '../diamond/diamond'
import type { StoryFile } from '../story-page/story'
import { BalanceChange, Sums } from './sums'

export default {
  parts: ['Sums', 'BalanceChange'],
  group: 'interaction',
  width: 4,
  states: {
    default: ({ say }) => {
      const unit = say('球钻', 'diamonds', 'kim cương')
      return (
        <Sums
          rows={[
            { label: say('转换', 'Converted', 'Chuyển'), value: <Diamonds amount={1_000} label={unit} /> },
            {
              label: say('收益', 'Income', 'Thu nhập'),
              value: <BalanceChange from={2_400.5} by={-1_000} unit={unit} />,
            },
            { label: say('钱包', 'Wallet', 'Ví'), value: <BalanceChange from={80} by={1_000} unit={unit} /> },
          ]}
        />
      )
    },
  },
} satisfies StoryFile
