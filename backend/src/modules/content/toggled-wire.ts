import { flagOf } from '../../kernel/wire-values'

/** A mark of the caller on something, and how many have set it. */
export const toggledToWire = ({ isOn, total }: { isOn: boolean; total: number }) => ({ is_on: flagOf(isOn), total })
