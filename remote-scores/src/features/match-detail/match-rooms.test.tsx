import { afterEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf } from '@pitchside/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { aMatch } from '../../testing/a-match'
import { showPage } from '../../testing/show-page'
import { MatchRooms } from './match-rooms'

afterEach(cleanup)

test('WEB-05 beside a match a place is held for rooms that it names, and for no others', async () => {
  answerCalls({ listRooms: pageOf([]) })
  const named = aMatch({ anchors: [{ id: 3, name: 'Host', avatar: '' }] })
  await showPage(<MatchRooms match={named} />)
  expect(screen.getByLabelText('Live rooms')).toBeTruthy()
  await waitFor(() => expect(screen.queryByLabelText('Live rooms')).toBeNull())
  cleanup()
  await showPage(<MatchRooms match={aMatch()} />)
  expect(screen.queryByLabelText('Live rooms')).toBeNull()
})
