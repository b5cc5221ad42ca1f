import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { PhotoGrid } from './photo-grid'

const labels = {
  close: '关闭',
  previous: '上一张',
  next: '下一张',
  of: (place: number) => `图片 ${place + 1}`,
}
const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ src: demoPicture(at * 80), alt: '' }))

export default {
  title: 'PhotoGrid · PhotoViewer',
  group: 'interaction',
  width: 6,
  stories: {
    一张: () => <PhotoGrid photos={photos(1)} labels={labels} />,
    两张: () => <PhotoGrid photos={photos(2)} labels={labels} />,
    三张: () => <PhotoGrid photos={photos(3)} labels={labels} />,
    四张: () => <PhotoGrid photos={photos(4)} labels={labels} />,
  },
} satisfies StoryFile
