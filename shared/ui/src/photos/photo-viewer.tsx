import { onceOpened } from '../once-opened/once-opened'
import type { Photo, PhotoLabels } from './photo'

/** Props of {@link PhotoViewer}. */
export interface PhotoViewerProps {
  photos: readonly Photo[]
  /** Which one is shown, from 0; undefined: the viewer is closed. */
  place: number | undefined
  onPlaceChange: (place: number | undefined) => void
  labels: PhotoLabels
}

/** Pictures over the whole page, one at a time: arrow keys, Home and End turn, Esc closes and the focus returns. */
export const PhotoViewer = onceOpened(
  ({ place }: PhotoViewerProps) => place !== undefined,
  async () => (await import('./photo-viewer-view')).PhotoViewerView,
)
