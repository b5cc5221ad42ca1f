import type { Failure } from '../../kernel/failure'

/** The pieces as they come; the failure instead of the first one that is too many. */
export async function* atMost(
  pieces: AsyncIterable<Uint8Array>,
  bytesMax: number,
  tooMany: () => Failure,
): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > bytesMax) throw tooMany()
    yield piece
  }
}
