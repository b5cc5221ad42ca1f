const needed = ['moov', 'mdat']

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

/** Length of the box that begins here; 0 when it says nothing sensible. */
function boxLength(view: DataView, at: number): number {
  const length = view.getUint32(at)
  if (length === 0) return view.byteLength - at
  if (length !== 1) return length < 8 ? 0 : length
  return at + 16 > view.byteLength ? 0 : Number(view.getBigUint64(at + 8))
}

/**
 * Whether the bytes are an MP4 as a whole: boxes from the first byte to the last, one of them the table of contents and
 * one the pictures. A page, a script or half a file in disguise is none.
 */
export function isMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names = new Set<string>()
  let at = 0
  while (at < bytes.length) {
    const length = at + 8 > bytes.length ? 0 : boxLength(view, at)
    if (length === 0 || at + length > bytes.length) return false
    if (at === 0 && nameAt(bytes, 4) !== 'ftyp') return false
    names.add(nameAt(bytes, at + 4))
    at += length
  }
  return needed.every((name) => names.has(name))
}
