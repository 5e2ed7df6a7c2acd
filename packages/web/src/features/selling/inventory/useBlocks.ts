import { useCallback, useEffect, useRef, useState } from 'react'

/** Rows that the scroll bar only passes are not loaded. */
const PAUSE_MS = 60

/** Returns the blocks of rows in sight and their neighbours; scrolling within a block causes no new rendering. */
export function useBlocks(size: number) {
  const [blocks, setBlocks] = useState({ from: 0, to: 0 })
  const passing = useRef(blocks)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const see = useCallback(
    (first: number, last: number) => {
      const from = Math.max(Math.floor(first / size) - 1, 0)
      const to = Math.floor(last / size) + 1
      if (passing.current.from === from && passing.current.to === to) return
      passing.current = { from, to }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setBlocks({ from, to }), PAUSE_MS)
    },
    [size],
  )
  return { blocks, see }
}
