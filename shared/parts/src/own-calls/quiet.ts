/** Options of a call whose failure the page shows itself. */
export const quiet = (signal?: AbortSignal) => ({ isQuiet: true, ...(signal ? { signal } : {}) })
