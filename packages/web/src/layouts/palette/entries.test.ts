import { Circle } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { askedOf, type Entry, isNumber, isOrderNumber, matching } from './entries.ts'
import { paletteTexts } from './texts.ts'

const entry = (name: string, also?: string): Entry => ({ id: name, name, also, icon: Circle, to: '/' })
const screens = ['Painel', 'Pedidos', 'Pedidos devolvidos', 'Finanças', 'Cartas da loja', 'Avaliações'].map((name) =>
  entry(name, name === 'Finanças' ? 'carteira extrato' : undefined),
)
const groups = [
  { title: paletteTexts.screens, entries: screens },
  { title: paletteTexts.actions, entries: [entry('Criar produto'), entry('Sacar')] },
  { title: paletteTexts.stores, entries: [] },
]
const named = (typed: string) => matching(groups, typed).map(({ entries }) => entries.map(({ name }) => name))

describe('what the palette finds by itself', () => {
  it('lists all of it, without empty groups, while nothing is typed', () => {
    expect(named('  ')).toEqual([screens.map(({ name }) => name), ['Criar produto', 'Sacar']])
  })

  it('minds neither accents nor case', () => {
    expect(named('financas')).toEqual([['Finanças']])
    expect(named('AVALIAÇÕES')).toEqual([['Avaliações']])
  })

  it('puts what begins with the words before what only has them', () => {
    expect(named('devolvidos')).toEqual([['Pedidos devolvidos']])
    expect(named('ped')).toEqual([['Pedidos', 'Pedidos devolvidos']])
    expect(named('car')).toEqual([['Cartas da loja', 'Finanças'], ['Sacar']])
  })

  it('puts the group with the best match first', () => {
    expect(named('sa')[0]).toEqual(['Sacar'])
    expect(named('pro')).toEqual([['Criar produto']])
  })

  it('looks for three letters or more in the middle of words, too', () => {
    expect(named('aca')).toEqual([['Sacar']])
    expect(named('ac')).toEqual([])
  })

  it('finds a screen by other words than its name', () => {
    expect(named('extrato')).toEqual([['Finanças']])
  })

  it('wants every word that is typed', () => {
    expect(named('pedidos dev')).toEqual([['Pedidos devolvidos']])
    expect(named('pedidos xadrez')).toEqual([])
  })

  it('takes signs alone for nothing that it knows', () => {
    expect(named('#')).toEqual([])
  })
})

describe('what the palette asks the server', () => {
  it('is nothing before the second character', () => {
    expect(askedOf(' c ')).toBeNull()
    expect(askedOf('cu ')).toBe('cu')
  })

  it('tells the number of an order from the number of a card', () => {
    expect([isNumber('#12'), isOrderNumber('#12')]).toEqual([true, true])
    expect([isNumber('12'), isOrderNumber('12')]).toEqual([true, false])
    expect([isNumber('BDN-012'), isOrderNumber('# curupira')]).toEqual([false, false])
  })
})
