import type { SlotProps } from '@pitchside/remote-kit'
import { ChatPanes } from './chat-panes'

/** The private chat inside the frame's panel. */
export default function ChatPanel({ peerId, isSupport, onClose }: SlotProps['shell.panel']) {
  return <ChatPanes peerId={peerId} isSupport={isSupport} onClose={onClose} />
}
