import { whole } from '@bra/contract/trade/format'
import { createContext, use } from 'react'
import type { Catalogue, TextKey } from '../text/keys.ts'

export type Values = Record<string, string | number>
/** Returns the text of a key. `{name}` is filled in; `one|other` is chosen by `count`. */
export type Translate = (key: TextKey, values?: Values) => string

export function translator(catalogue: Catalogue, language: string): Translate {
  const known = new Map<TextKey, string>()
  const find = (key: TextKey) => {
    const [area, name] = key.split('.') as [keyof Catalogue, string]
    const written = (catalogue[area] as Record<string, string> | undefined)?.[name]
    // the texts of an area may come later
    if (written !== undefined) known.set(key, written)
    return written ?? key
  }
  return (key, values = {}) => {
    const written = known.get(key) ?? find(key)
    const [one, other] = written.split('|') as [string, string?]
    const chosen = other === undefined || values.count === 1 ? one : other
    if (!chosen.includes('{')) return chosen
    return chosen.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values[slot]
      return typeof value === 'number' ? whole(value, language) : (value ?? '')
    })
  }
}

const TextContext = createContext<Translate>((key) => key)
export const TextProvider = TextContext

export const useText = () => use(TextContext)
