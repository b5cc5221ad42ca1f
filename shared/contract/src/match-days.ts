/** What is told of days that are not looked at yet: as many as a calendar shows of one month, and how far it goes each way. */
export const matchDays = { most: 42, reach: 180 } as const
