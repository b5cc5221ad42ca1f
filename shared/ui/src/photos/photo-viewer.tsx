import { onceOpened } from '../once-opened/once-opened'
import type { PhotoViewerProps } from './photo-viewer-view'

/** Pictures over the whole page, one at a time: arrow keys, Home and End turn, Esc closes and the focus returns. */
export const PhotoViewer = onceOpened(
  ({ place }: PhotoViewerProps) => place !== undefined,
  async () => (await import('./photo-viewer-view')).PhotoViewerView,
)
