import { useEffect, useState } from 'react'

/** A typist makes several signs in this time: only what stands after it is asked for. */
const pauseMs = 180

/** A value that changes with each key, as it is once no key has come for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
