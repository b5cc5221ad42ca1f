import { CallError } from '@pitchside/http'

/** Why a call was refused in the server's words; where it never answered, in ours. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.code > 0 ? error.message : otherwise
