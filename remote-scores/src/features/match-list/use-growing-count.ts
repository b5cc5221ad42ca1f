import { useEffect, useState } from 'react'

const stepMs = 60

/** Starts small and grows to `total` a step at a time: the first paint is quick, the rest follows while the page is idle. */
export function useGrowingCount(first: number, total: number): number {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return
    const timer = setTimeout(() => setCount(count + 2), stepMs)
    return () => clearTimeout(timer)
  }, [count, total])
  return count
}
