import { open } from 'node:fs/promises'

/** Stores take parts of 5 MB and more; only one part of a file is in memory at a time. */
export const partBytes = 8 * 1024 * 1024

/** The parts of a file, from 1. */
export async function* partsOf(path: string): AsyncGenerator<{ number: number; bytes: Buffer }> {
  const file = await open(path, 'r')
  try {
    for (let number = 1; ; number++) {
      const buffer = Buffer.alloc(partBytes)
      const { bytesRead } = await file.read(buffer, 0, partBytes, (number - 1) * partBytes)
      if (bytesRead === 0 && number > 1) return
      yield { number, bytes: buffer.subarray(0, bytesRead) }
      if (bytesRead < partBytes) return
    }
  } finally {
    await file.close()
  }
}
