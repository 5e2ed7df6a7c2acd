import { useEnv } from '../../../lib/env.ts'
import { numberFormat } from '../../../lib/formats.ts'

/** Formats a figure with one decimal in the page's language: "4,8". */
export function useFigure() {
  const format = numberFormat(useEnv().visit.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (figure: number) => format.format(figure)
}

/** Formats a share of 1 as a percentage: "97,2%"; `decimals` is the least number of decimals. */
export function usePercent(decimals: 0 | 1 = 0) {
  const format = numberFormat(useEnv().visit.language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 1,
  })
  return (share: number) => format.format(share)
}
