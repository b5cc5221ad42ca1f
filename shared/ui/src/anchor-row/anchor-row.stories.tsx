import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { AnchorRow } from './anchor-row'

export default {
  title: 'AnchorRow',
  group: 'matches',
  width: 4,
  stories: {
    主播: () => (
      <div className="full">
        <AnchorRow
          id="han"
          name="解说老韩"
          href="#1"
          isLive
          level={48}
          meta="北伦敦之夜：枪手主场迎战蓝军"
          action={
            <Button size="sm" variant="primary">
              关注
            </Button>
          }
        />
        <AnchorRow
          id="tang"
          name="糖糖看球"
          href="#2"
          level={41}
          noble={{ tier: 5, name: '公爵' }}
          meta="上次开播：昨天 21:40"
          action={<Button size="sm">已关注</Button>}
        />
      </div>
    ),
  },
} satisfies StoryFile
