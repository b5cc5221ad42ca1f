import { limits } from '@pitchside/contract'
import type { ConnectionLimits } from '../http/connection-limits'
import type { RateLimiter } from '../kernel/rate-limiter'

/** A frame counts once more for each of these it has. None of ours has as many. */
const turnBytes = 4_096

/** Whether a socket may send one more frame of so many bytes: it takes turns of the socket and of all sockets of its line. */
export const createFrameTurns =
  (limiter: RateLimiter, { socket, line }: ConnectionLimits['frames']) =>
  (socketId: string, lineName: string, payloadBytes: number): boolean => {
    const turns = 1 + Math.floor(Math.min(payloadBytes, limits.socketPayloadBytes) / turnBytes)
    for (let turn = 0; turn < turns; turn += 1)
      if (limiter.take(socketId, socket) > 0 || limiter.take(`line ${lineName}`, line) > 0) return false
    return true
  }
