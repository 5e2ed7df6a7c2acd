import { ProductFilter } from '@bra/contract/shopping/search.schemas'
import { describe, expect, it } from 'vitest'
import { filterOf, inGame, queryOf, readListState, withoutFilters, writeListState } from './list-state.ts'

const read = (query: string) => readListState(new URLSearchParams(query))

describe('the address of a list', () => {
  it('says what the list shows, and is read back the same', () => {
    const address =
      'jogo=magic&raridade=rara%2Cepica&elemento=mata&marca=embornal&liga=circuito&condicao=NM&idioma=PT&acabamento=foil&preco=10-50&uf=PB&ordem=menor-preco&pagina=2'
    expect(writeListState(read(address)).toString()).toBe(address)
  })

  it('says nothing of what stands by default', () =>
    expect(writeListState(read('ordem=relevancia&pagina=1')).toString()).toBe(''))

  it('leaves out words that nobody could have chosen', () => {
    const state = read('condicao=XX&idioma=PT,KLINGON&preco=abc-x&pagina=-3&uf=ZZ&ordem=tudo&colecao=1,x,-2')
    expect(writeListState(state).toString()).toBe('colecao=1&idioma=PT')
  })

  it('leaves out what the server would refuse, instead of the whole list', () => {
    const asked = [
      `colecao=9999999999,7&raridade=${'r'.repeat(81)},rara&elemento=${'e'.repeat(81)}`,
      `idioma=${'PT,'.repeat(11)}&acabamento=${'foil,'.repeat(8)}&uf=${'PB,'.repeat(28)}`,
    ].join('&')
    const filter = filterOf(read(asked))
    expect(ProductFilter.safeParse(filter).error).toBeUndefined()
    expect(filter).toMatchObject({ categories: [7], rarities: ['rara'], elements: [], languages: ['PT'], ufs: ['PB'] })
    const many = read(`raridade=${Array.from({ length: 60 }, (_, at) => `r${at}`).join(',')}`)
    expect(ProductFilter.safeParse(filterOf(many)).error).toBeUndefined()
  })

  it('bounds a page that nobody would scroll to', () => expect(read('pagina=999999999').page).toBe(40))

  it('keeps the kind and the view while filters come and go', () => {
    const current = new URLSearchParams('tipo=acs&vista=lista&uf=PB&ordem=nome&pagina=3')
    expect(queryOf(current, withoutFilters(readListState(current)))).toBe('?tipo=acs&vista=lista&ordem=nome')
    expect(queryOf(new URLSearchParams('uf=PB'), read(''))).toBe('')
  })

  it('stays in its game when filters go, and leaves the words of a game with it', () => {
    const state = read('jogo=magic&colecao=1&raridade=rara&elemento=azul&condicao=NM&pagina=3')
    expect(writeListState(withoutFilters(state)).toString()).toBe('jogo=magic')
    expect(writeListState(inGame(state, 'one-piece')).toString()).toBe('jogo=one-piece&condicao=NM')
    expect(filterOf(state)).toMatchObject({ business: 'magic' })
    expect(filterOf(inGame(state, null))).not.toHaveProperty('business')
  })

  it('asks the server for cents', () =>
    expect(filterOf(read('preco=10-50'))).toMatchObject({ price_min: 1000, price_max: 5000 }))
})
