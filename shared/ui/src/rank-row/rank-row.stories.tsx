import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { RankRow } from './rank-row'

export default {
  title: 'RankRow',
  group: 'matches',
  width: 4,
  stories: {
    排行: () => (
      <ol className="full">
        <RankRow
          rank={1}
          id="han"
          name="解说老韩"
          href="#1"
          isLive
          hasHeadset
          level={48}
          heat="128.6万"
          action={<Button size="sm">已关注</Button>}
        />
        <RankRow
          rank={2}
          id="tang"
          name="糖糖看球"
          href="#2"
          isLive
          level={41}
          heat="96.2万"
          action={
            <Button size="sm" variant="outline">
              关注
            </Button>
          }
        />
        <RankRow rank={3} id="jie" name="篮板阿杰" href="#3" heat="74.3万" />
        <RankRow rank={4} id="xiong" name="战术板大熊" href="#4" heat="51万" />
      </ol>
    ),
  },
} satisfies StoryFile
