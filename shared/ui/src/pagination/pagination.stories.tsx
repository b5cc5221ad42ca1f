import { useState } from 'react'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Pagination } from './pagination'

function Sample({ say, pageCount, first = 1 }: StoryProps & { pageCount: number; first?: number }) {
  const [page, setPage] = useState(first)
  return (
    <Pagination
      label={say(`${pageCount} 页`, `${pageCount} pages`, `${pageCount} trang`)}
      previousLabel={say('上一页', 'Previous page', 'Trang trước')}
      nextLabel={say('下一页', 'Next page', 'Trang sau')}
      page={page}
      pageCount={pageCount}
      onPageChange={setPage}
    />
  )
}

export default {
  parts: ['Pagination'],
  group: 'actions',
  reactsTo: ['hover', 'focus'],
  states: {
    default: (props) => <Sample {...props} pageCount={3} />,
    many: (props) => <Sample {...props} pageCount={1300} first={640} />,
  },
} satisfies StoryFile
