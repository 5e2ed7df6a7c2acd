import { whole } from '@bra/contract/trade/format'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Catalogue, TextKey } from '../text/keys.ts'

export type Values = Record<string, string | number>
/** Returns the text of a key. `{name}` is filled in; `one|other` is chosen by `count`. */
export type Translate = (key: TextKey, values?: Values) => string

export function translator(catalogue: Catalogue, language: string): Translate {
  return (key, values = {}) => {
    const [area, name] = key.split('.') as [keyof Catalogue, string]
    const written = (catalogue[area] as Record<string, string> | undefined)?.[name] ?? key
    const [one, other] = written.split('|') as [string, string?]
    const chosen = other === undefined || values.count === 1 ? one : other
    return chosen.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values[slot]
      return typeof value === 'number' ? whole(value, language) : (value ?? '')
    })
  }
}

const TextContext = createContext<Translate>((key) => key)

export function TextProvider({
  catalogue,
  language,
  children,
}: {
  catalogue: Catalogue
  language: string
  children: ReactNode
}) {
  const translate = useMemo(() => translator(catalogue, language), [catalogue, language])
  return <TextContext value={translate}>{children}</TextContext>
}

export const useText = () => use(TextContext)
