import type { SlotProps } from '@pitchside/remote-kit'
import { ChatPanes } from './chat-panes'

/** The private chat inside the frame's panel. */
export default function ChatPanel({ peerId, onClose }: SlotProps['shell.panel']) {
  return <ChatPanes peerId={peerId} onClose={onClose} />
}
