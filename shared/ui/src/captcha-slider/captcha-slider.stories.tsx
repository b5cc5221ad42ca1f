import { useState } from 'react'
import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { CaptchaSlider, type CaptchaState } from './captcha-slider'

const piece = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="-2 -4 48 48"><path d="M2 10h10.5a6 6 0 1 1 10 0H33v10.5a6 6 0 1 1 0 10V41H2z" fill="#2f8a4a" stroke="#fff" stroke-width="1.5"/></svg>',
)}`
const shared = {
  image: demoPicture(120),
  piece,
  y: 90,
  width: 340,
  labels: {
    hint: '按住滑块，拼合图片',
    handle: '拖动滑块，或用方向键移动后按回车',
    solved: '验证通过',
    failed: '没有对齐，再试一次',
    refresh: '换一张',
    picture: '缺一块的图片',
  },
}

function Sample() {
  const [state, setState] = useState<CaptchaState>('ready')
  return (
    <CaptchaSlider
      {...shared}
      state={state}
      onSolve={(x) => setState(Math.abs(x - 200) < 8 ? 'solved' : 'failed')}
      onRefresh={() => setState('ready')}
    />
  )
}

export default {
  title: 'CaptchaSlider',
  group: 'interaction',
  width: 6,
  stories: {
    滑块验证: () => <Sample />,
    通过: () => <CaptchaSlider {...shared} state="solved" onSolve={() => undefined} onRefresh={() => undefined} />,
    加载: () => (
      <CaptchaSlider
        {...shared}
        image={undefined}
        state="loading"
        onSolve={() => undefined}
        onRefresh={() => undefined}
      />
    ),
  },
} satisfies StoryFile
