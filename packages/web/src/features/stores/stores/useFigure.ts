import { oneDecimal, percent } from '@bra/contract/trade/figures'
import { useEnv } from '../../../lib/env.ts'

/** Formats a figure with one decimal in the page's language: "4,8". */
export function useFigure() {
  const { language } = useEnv().visit
  return (figure: number) => oneDecimal(figure, language)
}

/** Formats a share of 1 as a percentage: "97,2%"; `decimals` is the least number of decimals. */
export function usePercent(decimals: 0 | 1 = 0) {
  const { language } = useEnv().visit
  return (share: number) => percent(share, language, decimals)
}
