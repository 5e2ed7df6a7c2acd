import { referenceOf } from './references.ts'
import type { CardLanguage } from './variants.ts'

/** Yu-Gi-Oh! prints the language into the number, by two letters: one card is LOB-EN001, LOB-PT001 and LOB-SP001. */
const letters = { EN: 'EN', PT: 'PT', DE: 'DE', FR: 'FR', IT: 'IT', SP: 'ES' } as const satisfies Record<
  string,
  CardLanguage
>
type Letters = keyof typeof letters
const all = Object.keys(letters) as Letters[]
const NUMBER = String.raw`(${all.join('|')})(\d{3}|[A-Z]\d{2})`
const printed = new RegExp(`^${NUMBER}$`, 'i')
const withSet = new RegExp(`^([a-z0-9]{3,5})[- ](${NUMBER})$`, 'i')

export function printedLanguage(number: string) {
  const [, said, rest] = printed.exec(number) ?? []
  return said && rest ? { language: letters[said.toUpperCase() as Letters], rest: rest.toUpperCase() } : null
}

/** Returns the number as printed in the other languages, English first; none if it names no language. */
export function inOtherLanguages(number: string): string[] {
  const rest = printedLanguage(number)?.rest
  return rest ? all.map((said) => said + rest).filter((other) => other !== number.toUpperCase()) : []
}

export function referencesAbroad(reference: string): string[] {
  const [, set, number] = withSet.exec(reference.trim()) ?? []
  return set && number ? inOtherLanguages(number).map((other) => referenceOf(set, other)) : []
}

export const languageOfReference = (reference: string) =>
  printedLanguage(withSet.exec(reference.trim())?.[2] ?? '')?.language
