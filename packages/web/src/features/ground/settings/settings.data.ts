import { settings } from '@bra/contract/ground/settings'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../lib/query.ts'

const FRESH_MS = 300_000

const rulesQuery = (codes: readonly string[]) => ({
  ...ask(settings.valuesCustom, { body: { codes: [...codes] } }),
  staleTime: FRESH_MS,
})

const ofSupport = ['support_email', 'support_answer_days'] as const
export const supportQuery = rulesQuery(ofSupport)

/** Returns settings by their codes, or undefined until they are loaded. */
export function useRules<Code extends string>(codes: readonly Code[]) {
  const { data } = useQuery(rulesQuery(codes))
  return data && (Object.fromEntries(data.values.map(({ code, value }) => [code, value])) as Record<Code, string>)
}

export const useSupport = () => useRules(ofSupport)
