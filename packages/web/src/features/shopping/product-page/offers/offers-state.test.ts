import { describe, expect, it } from 'vitest'
import { filterOfOffers, isFiltered, readOffersState, unfiltered, withOffersState } from './offers-state.ts'

const read = (address: string) => readOffersState(new URLSearchParams(address))
const write = (address: string) => withOffersState(new URLSearchParams(), read(address)).toString()

describe('the offers of a product in the address', () => {
  it('reads back what it wrote', () => {
    const address = 'condicao=NM&idioma=PT%2CEN&acabamento=foil&frete=gratis&bracenter=1&ordem=menor-preco'
    expect(write(address)).toBe(address)
  })

  it('leaves out the default order and words that nobody could have chosen', () =>
    expect(write('condicao=XX&idioma=KLINGON,PT&frete=talvez&ordem=total')).toBe('idioma=PT'))

  it('keeps the words of others', () =>
    expect(withOffersState(new URLSearchParams('dias=180&idioma=PT'), read('')).toString()).toBe('dias=180'))

  it('asks the server for this condition or better', () =>
    expect(filterOfOffers(read('condicao=SP&frete=gratis'))).toMatchObject({ condition: 'SP', free_shipping: true }))

  it('clears the filters and keeps the order', () => {
    const cleared = unfiltered(read('condicao=SP&ordem=avaliacao'))
    expect(isFiltered(cleared)).toBe(false)
    expect(cleared.order).toBe('rating')
  })
})
