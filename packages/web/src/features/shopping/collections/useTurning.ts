import { type KeyboardEvent, type TouchEvent, useRef } from 'react'
import { pageOf, useAddress } from '../../../lib/address.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { leftOf, pocketAfter } from './binder-pages.ts'

const LEAF = 'folha'
/** Shorter moves of a finger are a scroll or a tap. */
const SWIPE_PX = 48

export function useTurning(count: number) {
  const { query, change } = useAddress()
  const start = useRef<{ x: number; y: number } | null>(null)
  const page = Math.min(pageOf(query, LEAF), Math.max(count, 1))
  const open = (to: number) => change({ [LEAF]: to > 1 ? to : null }, { replace: true })
  // two pages lie open where the window is wide
  const isWide = useMediaQuery('(min-width: 64rem)', false)
  const targetOf = (by: 1 | -1) => (isWide ? leftOf(page) + 2 * by : page + by)
  const canTurn = (by: 1 | -1) => targetOf(by) >= 1 && targetOf(by) <= count
  const turn = (by: 1 | -1) => {
    if (canTurn(by)) open(targetOf(by))
  }
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const pocket = (event.target as HTMLElement).closest<HTMLElement>('[data-pocket]')
    const next = pocket && neighbourOf(pocket, event.key)
    if (next) next.focus()
    else if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else return
    event.preventDefault()
  }
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1)
    },
  }
  return { page, open, turn, canTurn, keys, swipe }
}

function neighbourOf(pocket: HTMLElement, key: string) {
  const pockets = [...pocket.closest('ol')!.querySelectorAll<HTMLElement>('[data-pocket]')]
  const next = pocketAfter(key, pockets.indexOf(pocket), pockets.length)
  return next === undefined ? undefined : pockets[next]
}
