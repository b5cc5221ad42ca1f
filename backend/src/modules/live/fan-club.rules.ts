import { medalSteps } from '@pitchside/contract/rooms'

/** Level of the medal for so many tenths of a diamond; 0: none. */
export const medalOf = (tenths: number): number => medalSteps.filter((diamonds) => tenths >= diamonds * 10).length

/** As a field of a line; no medal is no field. */
export const medalField = (medal: number | undefined): { medal?: number } => (medal ? { medal } : {})
