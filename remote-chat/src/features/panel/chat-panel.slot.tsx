import { bus } from '@pitchside/bus'
import type { SlotProps } from '@pitchside/remote-kit'
import { useEffect, useState } from 'react'
import { ChatPanes } from './chat-panes'

/** Counts who is asked for while the panel is open: the same person asked for again is opened again. */
function useRequests(): number {
  const [count, setCount] = useState(0)
  useEffect(() => bus.on('chat.requested', ({ isOpen }) => isOpen && setCount((before) => before + 1)), [])
  return count
}

/** The private chat inside the frame's panel. */
export default function ChatPanel({ peerId, isSupport, onClose }: SlotProps['shell.panel']) {
  return <ChatPanes peerId={peerId} isSupport={isSupport} request={useRequests()} onClose={onClose} />
}
