/** 0 or 1, as the wire writes a boolean. */
export const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Epoch seconds of epoch milliseconds. */
export const secondsOf = (atMs: number): number => Math.floor(atMs / 1_000)
