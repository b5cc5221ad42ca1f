import { useState } from 'react'
import { Countdown } from '../countdown/countdown'
import { Progress } from '../progress/progress'
import { Spinner } from '../spinner/spinner'
import type { StoryFile } from '../story-page/story'
import { Switch } from '../switch/switch'
import { Slider } from './slider'

const endsAt = Date.now() + 5_049_000

function Sample() {
  const [value, setValue] = useState(62)
  return <Slider label="音量" value={value} onValueChange={setValue} valueText={`${value}%`} />
}

export default {
  title: 'Switch · Slider · Progress',
  group: 'actions',
  width: 4,
  stories: {
    开关: () => (
      <>
        <Switch label="开" defaultChecked />
        <Switch label="关" />
        <Switch label="禁用" disabled />
        <Spinner label="加载中" />
      </>
    ),
    滑块: () => <Sample />,
    进度: () => (
      <div className="full">
        <Progress label="进度" value={48} />
        <br />
        <Progress label="等级" value={72} tone="gold" />
      </div>
    ),
    倒计时: () => (
      <>
        <Countdown variant="blocks" endsAt={endsAt} />
        <Countdown variant="ring" endsAt={Date.now() + 42_000} totalS={60} />
        <Countdown endsAt={endsAt} />
      </>
    ),
  },
} satisfies StoryFile
