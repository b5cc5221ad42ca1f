import { deviceCookie, deviceMarkIn, newDeviceMark } from './device-mark'
import { digest } from './digest'

const markOf = (mark: string) => ({
  /** What sessions and limits know it by. */
  digest: digest(mark),
  /** The `set-cookie` header that keeps it. */
  cookie: (protocol: string): string => deviceCookie(mark, protocol),
})

export type DeviceMark = ReturnType<typeof markOf>

/** Marks of browsers, for what stands beside the backend. */
export const deviceMarks = {
  create: (): DeviceMark => markOf(newDeviceMark()),
  /** That of a `cookie` header; undefined: the browser has none. */
  read(cookies: string | undefined): DeviceMark | undefined {
    const mark = deviceMarkIn(cookies)
    return mark === undefined ? undefined : markOf(mark)
  },
}
