/**
 * The number a text stands for, as it was typed; undefined for everything else: signs, points, exponents and leading
 * zeros are refused, never left out.
 */
export const wholeNumber = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
