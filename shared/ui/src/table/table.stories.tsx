import { ResultMark } from '../badge/badge'
import { Crest } from '../crest/crest'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Table, Td, Th, Tr } from './table'

function Standings({ say, isEmpty }: StoryProps & { isEmpty?: boolean }) {
  const { ars, mci, liv } = demoTeams(say)
  return (
    <Table caption={say('积分榜', 'Standings', 'Bảng xếp hạng')}>
      <thead>
        <tr>
          <Th>#</Th>
          <Th>{say('球队', 'Team', 'Đội')}</Th>
          <Th align="center">{say('赛', 'P', 'Trận')}</Th>
          <Th align="center">{say('积分', 'Pts', 'Điểm')}</Th>
          <Th>{say('近况', 'Form', 'Phong độ')}</Th>
        </tr>
      </thead>
      <tbody>
        {isEmpty ? (
          <Tr>
            <Td colSpan={5}>{say('赛季尚未开始', 'The season has not begun', 'Mùa giải chưa bắt đầu')}</Td>
          </Tr>
        ) : (
          [ars, mci, liv].map((team, at) => (
            <Tr key={team.id} zone={at < 2 ? '--zone-1' : '--zone-2'} isSelected={at === 1}>
              <Td isNumber>{at + 1}</Td>
              <Td>
                <span className="row">
                  <Crest {...team} size={22} isDecorative />
                  {team.name}
                </span>
              </Td>
              <Td align="center" isNumber>
                12
              </Td>
              <Td align="center" isNumber>
                {29 - at * 2}
              </Td>
              <Td>
                <span className="row">
                  <ResultMark result="win">{say('胜', 'W', 'T')}</ResultMark>
                  <ResultMark result="draw">{say('平', 'D', 'H')}</ResultMark>
                  <ResultMark result="loss">{say('负', 'L', 'B')}</ResultMark>
                </span>
              </Td>
            </Tr>
          ))
        )}
      </tbody>
    </Table>
  )
}

export default {
  parts: ['Table', 'Tr', 'Th', 'Td'],
  group: 'matches',
  width: 12,
  reactsTo: ['hover'],
  states: {
    selected: ({ say, language }) => <Standings say={say} language={language} />,
    empty: ({ say, language }) => <Standings say={say} language={language} isEmpty />,
  },
} satisfies StoryFile
