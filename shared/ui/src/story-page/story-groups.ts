import type { StoryGroup } from './story'

/** Groups of parts in the order of the page, in zh, en and vi. */
export const storyGroups: ReadonlyArray<{ id: StoryGroup; title: readonly [string, string, string] }> = [
  { id: 'foundation', title: ['基础', 'Foundation', 'Nền tảng'] },
  { id: 'actions', title: ['操作', 'Actions', 'Thao tác'] },
  { id: 'overlays', title: ['浮层', 'Overlays', 'Lớp nổi'] },
  { id: 'identity', title: ['身份', 'Identity', 'Nhận diện'] },
  { id: 'matches', title: ['赛事与直播', 'Matches and broadcasts', 'Trận đấu và phát sóng'] },
  { id: 'interaction', title: ['互动', 'Interaction', 'Tương tác'] },
  { id: 'states', title: ['状态', 'States', 'Trạng thái'] },
]
