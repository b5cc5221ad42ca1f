import { type UIEvent, useState } from 'react'

const pageRows = 40
const nearPx = 400

/** The first rows of a long list; more are drawn as the reader comes near the end of those. */
export function useMoreRows<Row>(rows: readonly Row[]) {
  const [count, setCount] = useState(pageRows)
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < nearPx
    if (isNear && count < rows.length) setCount(count + pageRows)
  }
  return { shown: rows.slice(0, count), onScroll }
}
