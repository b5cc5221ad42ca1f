import { drawnFace } from '@pitchside/base/portrait'

const drawingOf = (id: string, hasHeadset: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawnFace(id, hasHeadset)}</svg>`

/**
 * A generated face for a user without a picture; anchors wear a headset. A picture of its own and no part of the page: a face
 * has seventeen elements, and pages have dozens of faces.
 */
export function Portrait({ id, hasHeadset = false }: { id: string; hasHeadset?: boolean }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(drawingOf(id, hasHeadset))}`} alt="" decoding="sync" />
}
