export const Slot = 1
