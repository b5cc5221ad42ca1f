/** Yes and no on the wire. */
export const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** Epoch milliseconds as the wire's epoch seconds; never is 0. */
export const secondsOf = (atMs: number | null | undefined): number => Math.floor((atMs ?? 0) / 1_000)
