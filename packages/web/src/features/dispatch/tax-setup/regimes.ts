import type { NewTaxSetup, TaxSetup } from '@bra/contract/dispatch/tax-setup.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import type { z } from 'zod'

const NORMAL = 3

/** Of all regimes only the normal one pays PIS and COFINS by the document. */
export const paysByDocument = (crt: number | null) => crt === NORMAL

/** 0,65 as 65 hundredths of a percent; what is no number is left to the schema. */
export const hundredths = (typed: string) => {
  const value = Number(typed.replace(',', '.'))
  return typed.trim() === '' || Number.isNaN(value) ? typed : Math.round(value * 100)
}

/** The values of the fields that a regime shows: what is not shown is not sent, because nobody could mend it. */
export function shownDefaults(setup: TaxSetup, crt: number | null) {
  const { environment, series, exceeds_limit, ncm_cards, ncm_goods, origin, cfop_inside, cfop_outside } = setup
  return {
    ...{ environment, series, exceeds_limit, ncm_cards, ncm_goods, origin },
    ...{ cfop_inside: cfop_inside ?? '', cfop_outside: cfop_outside ?? '', next_number: '' },
    ...(paysByDocument(crt) && { pis: reaisOf(setup.pis), cofins: reaisOf(setup.cofins) }),
  } satisfies Partial<Record<keyof z.input<typeof NewTaxSetup>, unknown>>
}
