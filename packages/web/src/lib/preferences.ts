import { useSyncExternalStore } from 'react'
import { keepCookie, readCookie } from './cookies.ts'
import { useEnv } from './env.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const listeners = new Set<() => void>()

export function chooseTheme(theme: Theme) {
  keepCookie('theme', theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useTheme(): Theme {
  const { visit } = useEnv()
  return useSyncExternalStore(
    subscribe,
    () => themeOf(readCookie('theme')),
    () => themeOf(visit.theme),
  )
}

const themeOf = (kept: string | null): Theme => (kept === 'light' || kept === 'dark' ? kept : 'system')
