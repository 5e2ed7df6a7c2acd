import { inLanguage, type SiteText } from '@bra/contract/kit/both'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { whole } from '@bra/contract/trade/format'
import { createContext, use } from 'react'

export type Values = Record<string, string | number>
/** Returns a text in the language of the page. `{name}` is filled in; `one|other` is chosen by `count`. */
export type Translate = (text: SiteText, values?: Values) => string

export function translator(language: SiteLanguage): Translate {
  const known = new Map<SiteText, string>()
  const keep = (text: SiteText) => {
    const half = inLanguage(text, language)
    known.set(text, half)
    return half
  }
  return (text, values = {}) => {
    const [one, other] = (known.get(text) ?? keep(text)).split('|') as [string, string?]
    const chosen = other === undefined || values.count === 1 ? one : other
    if (!chosen.includes('{')) return chosen
    return chosen.replace(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values[slot]
      return typeof value === 'number' ? whole(value, language) : (value ?? '')
    })
  }
}

const TextContext = createContext(translator('pt-BR'))
export const TextProvider = TextContext

export const useText = () => use(TextContext)
