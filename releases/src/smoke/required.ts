/** Whether nothing goes live in an environment before a browser has seen it: `RELEASE_SMOKE` names these, by commas. */
export const isSmokeRequired = (environment: string): boolean =>
  (process.env.RELEASE_SMOKE ?? '').split(',').includes(environment)
