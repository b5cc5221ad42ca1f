import { bus } from '@pitchside/bus'
import { Slot } from '@pitchside/remote-kit'
import { useEffect, useState } from 'react'

/** The place of a room that goes on in a corner: empty, and nothing is loaded for it, until somebody left one that played. */
export function MiniPlayer() {
  const [anchorId, setAnchorId] = useState(0)
  useEffect(() => bus.on('mini.requested', (asked) => setAnchorId(asked.anchorId)), [])
  return anchorId ? <Slot name="shell.mini" props={{ anchorId }} /> : undefined
}
