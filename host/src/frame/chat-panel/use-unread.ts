import { bus } from '@pitchside/bus'
import { useEffect, useState } from 'react'

/** Private messages nobody has looked at: a member's, or answers of support to a visitor. */
export function useUnread(): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => bus.on('chat.unreadChanged', ({ count }) => setUnread(count)), [])
  return unread
}
