/** A share in whole per cents: 0.634 → "63%". */
export const percentText = (share: number): string => `${Math.round(share * 100)}%`
