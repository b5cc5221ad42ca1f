import { useState } from 'react'
import { ResultMark } from '../badge/badge'
import { Crest } from '../crest/crest'
import { Pagination } from '../pagination/pagination'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { Table, Td, Th, Tr } from './table'

function Pages() {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      label="分页"
      previousLabel="上一页"
      nextLabel="下一页"
      page={page}
      pageCount={13}
      onPageChange={setPage}
    />
  )
}

export default {
  title: 'Table · Pagination',
  group: 'matches',
  width: 8,
  stories: {
    积分榜: () => (
      <Table caption="积分榜">
        <thead>
          <tr>
            <Th>#</Th>
            <Th>球队</Th>
            <Th align="center">赛</Th>
            <Th align="center">积分</Th>
            <Th>近 3 场</Th>
          </tr>
        </thead>
        <tbody>
          {[demoTeams.ars, demoTeams.mci, demoTeams.liv].map((team, index) => (
            <Tr key={team.id} zone={index < 2 ? '--zone-1' : '--zone-2'}>
              <Td isNumber>{index + 1}</Td>
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
                {29 - index * 2}
              </Td>
              <Td>
                <span className="row">
                  <ResultMark result="win">胜</ResultMark>
                  <ResultMark result="draw">平</ResultMark>
                  <ResultMark result="loss">负</ResultMark>
                </span>
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    ),
    分页: () => <Pages />,
  },
} satisfies StoryFile
