import type { StoryFile } from '../story-page/story'
import { Progress } from './progress'

export default {
  parts: ['Progress'],
  group: 'states',
  states: {
    default: ({ say }) => <Progress className="full" label={say('上传', 'Upload', 'Tải lên')} value={48} />,
    tones: ({ say }) => (
      <div className="full stack">
        <Progress label={say('等级', 'Level', 'Cấp')} value={72} tone="gold" />
        <Progress label={say('播放', 'Played', 'Đã phát')} value={30} tone="media" />
      </div>
    ),
    empty: ({ say }) => <Progress className="full" label={say('空', 'Nothing yet', 'Chưa có')} value={0} max={0} />,
    done: ({ say }) => <Progress className="full" label={say('完成', 'Done', 'Xong')} value={100} />,
  },
} satisfies StoryFile
