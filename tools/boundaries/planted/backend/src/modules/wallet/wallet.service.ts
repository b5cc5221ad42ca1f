export const charge = 1
