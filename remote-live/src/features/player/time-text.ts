const two = (value: number): string => String(value).padStart(2, '0')

/** "07:31", "1:07:31". */
export function timeText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
