import { useEffect, useState } from 'react'

/** Microphones of this computer by name; browsers tell names only after one was allowed. */
export function useMicrophones(): readonly { id: string; name: string }[] {
  const [microphones, setMicrophones] = useState<readonly { id: string; name: string }[]>([])
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    // Pages without https have no devices at all.
    if (!devices) return
    let isOver = false
    const list = async () => {
      const found = await devices.enumerateDevices()
      const named = found.filter(
        ({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '',
      )
      const own = named.filter(({ deviceId }) => deviceId !== 'default')
      if (!isOver) setMicrophones(own.map(({ deviceId, label }) => ({ id: deviceId, name: label })))
    }
    const update = () => void list().catch((error: unknown) => console.warn('no list of microphones', error))
    update()
    devices.addEventListener('devicechange', update)
    return () => {
      isOver = true
      devices.removeEventListener('devicechange', update)
    }
  }, [])
  return microphones
}
