import { open } from 'node:fs/promises'

const windowBytes = 64 * 1024

/** Bytes that are read at any place, without all of them being in memory. */
export interface ByteSource {
  readonly length: number
  /** As {@link at}, when the bytes are in memory; undefined: they have to be waited for. */
  inMemory(position: number, count: number): Uint8Array | undefined
  /** Up to `count` bytes from a place; fewer at the end. */
  at(position: number, count: number): Promise<Uint8Array>
}

/** Bytes that are in memory already. */
export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  length: bytes.length,
  inMemory: (position, count) => bytes.subarray(position, position + count),
  at: async (position, count) => bytes.subarray(position, position + count),
})

/** Reads a file through a window of 64 KB: those who walk through it step by step rarely go to the disk. */
export async function readingFile<T>(path: string, use: (source: ByteSource) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let [start, window] = [0, new Uint8Array(0)]
    const load = async (position: number, count: number) => {
      const buffer = new Uint8Array(Math.max(windowBytes, count))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, position)
      start = position
      window = buffer.subarray(0, bytesRead)
    }
    const inMemory = (position: number, count: number) =>
      position >= start && position + count <= start + window.length
        ? window.subarray(position - start, position - start + count)
        : undefined
    return await use({
      length: size,
      inMemory,
      async at(position, count) {
        const found = inMemory(position, count)
        if (found) return found
        await load(position, count)
        return window.subarray(0, count)
      },
    })
  } finally {
    await file.close()
  }
}
