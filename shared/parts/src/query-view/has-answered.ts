/**
 * Whether a query has answered, or failed once. Parts that stand over others come together with them: one that comes later
 * pushes the rest down, one that fails holds nothing back.
 */
export const hasAnswered = ({ isFetched, failureCount }: { isFetched: boolean; failureCount: number }): boolean =>
  isFetched || failureCount > 0
