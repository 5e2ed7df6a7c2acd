import { chargedGrams, takes } from '../parcel.ts'
import { rateFor, type Rate } from '../freight.ts'
import { extraDaysTo, zoneBetween } from '../zones.ts'
import type { FreightProvider, ParcelMethod } from './port.ts'

const methods: ParcelMethod[] = ['mini', 'pac', 'sedex']

/** Quotes from the operator's table of rates, without any outside service; it tracks no parcel. */
export const freightTable = (rates: () => Promise<Rate[]>): FreightProvider => ({
  quotes: async (parcel) => {
    const { origin, destination, valueCents } = parcel
    const [all, wanted] = [
      await rates(),
      { grams: chargedGrams(parcel), zone: zoneBetween(origin, destination), valueCents },
    ]
    return methods.flatMap((code) => {
      const rate = takes(code, parcel) ? rateFor(all, code, wanted) : undefined
      return rate ? [{ code, ...shownOf(rate), days: rate.days + extraDaysTo(destination) }] : []
    })
  },
  tracking: async () => new Map(),
})

const shownOf = ({ name, cents, tracked, insured }: Rate) => ({ name, cents, tracked, insured })
