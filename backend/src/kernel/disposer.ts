/** Stops or frees what its maker started. */
export type Disposer = () => void | Promise<void>
