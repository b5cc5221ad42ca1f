import { demoPicture } from '../story-page/demo-picture'
import type { Say, StoryFile } from '../story-page/story'
import { PhotoGrid } from './photo-grid'
import { PhotoViewer } from './photo-viewer'

const labels = (say: Say) => ({
  close: say('关闭', 'Close', 'Đóng'),
  previous: say('上一张', 'Previous photo', 'Ảnh trước'),
  next: say('下一张', 'Next photo', 'Ảnh sau'),
  of: (place: number) => say(`图片 ${place + 1}`, `Photo ${place + 1}`, `Ảnh ${place + 1}`),
})
const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ src: demoPicture(at * 80), alt: '' }))

export default {
  parts: ['PhotoGrid', 'PhotoViewer'],
  group: 'interaction',
  width: 8,
  states: {
    default: ({ say }) => <PhotoGrid photos={photos(1)} labels={labels(say)} />,
    sizes: ({ say }) => (
      <div className="two">
        <PhotoGrid photos={photos(2)} labels={labels(say)} />
        <PhotoGrid photos={photos(3)} labels={labels(say)} />
      </div>
    ),
    many: ({ say }) => <PhotoGrid photos={photos(9)} labels={labels(say)} />,
    open: ({ say }) => (
      <PhotoViewer photos={photos(3)} place={1} onPlaceChange={() => undefined} labels={labels(say)} />
    ),
  },
  framed: { open: 320 },
} satisfies StoryFile
