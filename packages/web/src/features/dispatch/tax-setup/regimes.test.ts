import { crtOfRegime } from '@bra/contract/stores/companies'
import { NewTaxSetup, type TaxSetup } from '@bra/contract/dispatch/tax-setup.schemas'
import { describe, expect, it } from 'vitest'
import { hundredths, paysByDocument, shownDefaults } from './regimes.ts'

const setup: TaxSetup = {
  ...{ environment: 1, series: 1, exceeds_limit: false, ncm_cards: '95044000', ncm_goods: '39269090', origin: 0 },
  ...{ cfop_inside: null, cfop_outside: null, pis: 65, cofins: 300, model: 55, missing: [], certificate: null },
  tried: true,
  next_number: 7,
}

describe('the tax set-up as its form sends it', () => {
  it.each([...Object.values(crtOfRegime), 2, null])('is taken as it stands, in the regime of CRT %s', (crt) => {
    for (const exceeds_limit of [false, true]) {
      const { pis, cofins, ...shown } = shownDefaults({ ...setup, exceeds_limit }, crt)
      // a field of the page reads what stands in it; what has no field is sent as it is
      const rates = paysByDocument(crt)
        ? { pis: hundredths(`${pis}`), cofins: hundredths(`${cofins}`) }
        : { pis, cofins }
      const { success, data } = NewTaxSetup.safeParse({ ...shown, ...rates })
      expect([success, data?.pis, data?.exceeds_limit]).toEqual([true, crt === 3 ? 65 : undefined, exceeds_limit])
    }
  })
})
