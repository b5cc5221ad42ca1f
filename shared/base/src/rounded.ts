/** Rounded to so many digits after the point: 1.25 to one is 1.3. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}
