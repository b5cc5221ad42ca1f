import { useState } from 'react'
import { demoPicture } from '../story-page/demo-picture'
import type { Say, StoryFile, StoryProps } from '../story-page/story'
import { CaptchaSlider, type CaptchaState } from './captcha-slider'

const piece = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="-2 -4 48 48"><path d="M2 10h10.5a6 6 0 1 1 10 0H33v10.5a6 6 0 1 1 0 10V41H2z" fill="#2f8a4a" stroke="#fff" stroke-width="1.5"/></svg>',
)}`
const shared = (say: Say) => ({
  image: demoPicture(120),
  piece,
  y: 90,
  width: 340,
  labels: {
    hint: say('按住滑块，拼合图片', 'Drag the piece into its place', 'Kéo mảnh ghép vào chỗ'),
    handle: say(
      '拖动滑块，或用方向键移动后按回车',
      'Drag, or move with the arrow keys and press Enter',
      'Kéo, hoặc dùng phím mũi tên rồi nhấn Enter',
    ),
    solved: say('验证通过', 'Solved', 'Đã xác minh'),
    failed: say('没有对齐，再试一次', 'Not quite, once more', 'Chưa khớp, thử lại'),
    refresh: say('换一张', 'Another picture', 'Đổi ảnh'),
    picture: say('缺一块的图片', 'A picture without a piece', 'Ảnh thiếu một mảnh'),
  },
  onSolve: () => undefined,
  onRefresh: () => undefined,
})

function Sample({ say }: StoryProps) {
  const [state, setState] = useState<CaptchaState>('ready')
  return (
    <CaptchaSlider
      {...shared(say)}
      state={state}
      onSolve={(x) => setState(Math.abs(x - 200) < 8 ? 'solved' : 'failed')}
      onRefresh={() => setState('ready')}
    />
  )
}

export default {
  parts: ['CaptchaSlider'],
  group: 'interaction',
  width: 8,
  states: {
    default: Sample,
    busy: ({ say }) => <CaptchaSlider {...shared(say)} state="checking" />,
    done: ({ say }) => <CaptchaSlider {...shared(say)} state="solved" />,
    error: ({ say }) => <CaptchaSlider {...shared(say)} state="failed" />,
    loading: ({ say }) => <CaptchaSlider {...shared(say)} image={undefined} state="loading" />,
  },
} satisfies StoryFile
