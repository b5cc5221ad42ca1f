import { socket } from '@pitchside/socket'
import { openFakeSocket as openOver } from '@pitchside/testing'
import { act } from '@testing-library/react'

export { answerCalls, pageOf, type Question, type Replies } from '@pitchside/testing'
export { renderPage, renderSlot, type Shown, type Visit } from './render'

/** Opens the page's socket over a line the test holds: `tell(topic, data)` is what the server says, `close()` ends it. */
export function openFakeSocket(): ReturnType<typeof openOver> {
  const line = openOver(socket)
  return { ...line, tell: (...frame) => act(() => line.tell(...frame)) }
}
