/** "07". */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** "07:31": whole sixties and what is left, as of seconds or of the minutes of a day. */
export const sixtiesText = (value: number): string =>
  `${twoDigits(Math.floor(value / 60))}:${twoDigits(Math.floor(value) % 60)}`

/** "0:07:31": hours, minutes and seconds. */
export const hoursText = (seconds: number): string => `${Math.floor(seconds / 3_600)}:${sixtiesText(seconds % 3_600)}`

/** "07:31", "1:07:31": hours once there are any. */
export const clockText = (seconds: number): string => (seconds < 3_600 ? sixtiesText(seconds) : hoursText(seconds))
