import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepCookie, readCookie } from '../../../lib/cookies.ts'
import { type Visit, useEnv } from '../../../lib/env.ts'
import { inGame, takesGame } from '../../../lib/game-address.ts'
import { gamesQuery, namesOfGames } from './games.data.ts'

const COOKIE = 'game'
const listeners = new Set<() => void>()

/** Keeps the chosen game for the next pages and visits; null shows all games. */
export function keepGame(slug: string | null) {
  keepCookie(COOKIE, slug)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the slug of the kept game, also for loaders, which cannot use a hook. */
export const keptGame = (visit: Visit) => (import.meta.env.SSR ? visit.game : readCookie(COOKIE) || null)

/** Returns the games that have cards, and the chosen one: that of a list's address, elsewhere the kept one. */
export function useGame() {
  const { visit } = useEnv()
  const { pathname, search } = useLocation()
  const { data } = useQuery(gamesQuery)
  const kept = useSyncExternalStore(
    subscribe,
    () => readCookie(COOKIE) || null,
    () => visit.game,
  )
  const games = data?.business.filter(({ kind, products_count: cards }) => kind === 'tcg' && cards > 0) ?? []
  const slug = takesGame(pathname) ? new URLSearchParams(search).get('jogo') : kept
  return { games, game: games.length > 1 ? (games.find((one) => one.slug === slug) ?? null) : null }
}

/** A list that can be narrowed to one game shows it at once. */
export function useChooseGame() {
  const navigate = useNavigate()
  return (slug: string | null) => {
    keepGame(slug)
    // While a slow page is drawn, the router's hook still tells the address of the page before.
    const { pathname, search } = window.location
    if (takesGame(pathname)) void navigate(inGame(pathname + search, slug))
  }
}

/** Returns the names of games by slug if the shop has several. */
export function useGameNames() {
  const { games } = useGame()
  return games.length > 1 ? namesOfGames(games) : undefined
}

/** Like `useGameNames`, but only while no game is chosen, so that a page mixes several. */
export function useMixedGames() {
  const { game } = useGame()
  const names = useGameNames()
  return game ? undefined : names
}
