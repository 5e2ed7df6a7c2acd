import type { SiteLanguage } from './language.ts'

/** A sentence of the house in each language of the site; what a person wrote stands in it as it is. */
export type Saying = Readonly<Record<SiteLanguage, string>>

/** Writes a sentence in both languages. A slot that is a saying itself needs the tags `pt` and `en`. */
export const say = (portuguese: string, english: string): Saying => ({ 'pt-BR': portuguese, en: english })

/** Makes a saying of what a function writes in each language, such as an instant or a number. */
export const sayEach = (write: (language: SiteLanguage) => string): Saying => say(write('pt-BR'), write('en'))

export const unchanged = (text: string): Saying => say(text, text)

export const joined = (sayings: readonly Saying[], between = ' '): Saying =>
  sayEach((language) => sayings.map((saying) => saying[language]).join(between))

export const joinedOnce = (sayings: readonly Saying[]): Saying =>
  sayEach((language) => [...new Set(sayings.map((saying) => saying[language]))].join(' '))

/** A saying whose English is kept only where it is another text. */
export const kept = (portuguese: string, english: string | null): Saying => say(portuguese, english ?? portuguese)

type Slot = string | number | Saying

const filledIn =
  (language: SiteLanguage) =>
  (texts: TemplateStringsArray, ...slots: Slot[]) =>
    texts.reduce((whole, text, at) => {
      const slot = slots[at - 1]!
      return whole + (typeof slot === 'object' ? slot[language] : slot) + text
    })

/** Fills the sayings in a Portuguese text: pt`Motivo: ${reason}`. */
export const pt = filledIn('pt-BR')
export const en = filledIn('en')

export const isSaying = (value: unknown): value is Saying =>
  typeof value === 'object' && value !== null && 'pt-BR' in value && 'en' in value
