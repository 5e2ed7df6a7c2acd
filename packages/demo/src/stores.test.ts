import { reservedSlugs } from '@bra/contract/kit/reserved'
import { states } from '@bra/contract/trade/trade'
import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { lifeOf } from './insert/people.ts'
import { demoAccounts, demoPeople } from './people.ts'
import { demoStores, starWeights } from './stores.ts'

const distinct = (values: unknown[]) => new Set(values).size
const documents = demoStores.map((store) => store.document)

describe('the stores of the demo world', () => {
  it('are thirty, in fourteen states or more', () => {
    expect(demoStores).toHaveLength(30)
    expect(distinct(demoStores.map((store) => store.uf))).toBeGreaterThanOrEqual(14)
    expect(demoStores.filter((store) => !states.includes(store.uf) || !/^\d{8}$/.test(store.cep))).toEqual([])
  })

  it('differ in name, slug, document and owner', () => {
    for (const field of ['name', 'slug', 'document', 'owner'] as const) {
      expect(distinct(demoStores.map((store) => store[field]))).toBe(30)
    }
  })

  it('have slugs that no page of the product uses', () => {
    expect(demoStores.filter(({ slug }) => reservedSlugs.includes(slug))).toEqual([])
    expect(demoStores.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('have documents whose check digits are right: CPF, CNPJ, and two CNPJs with letters', () => {
    const isValid = (document: string) =>
      document.length === 11 ? isValidCpf(document) : isValidCnpj(document, { version: 2 })
    expect(documents.filter((document) => !isValid(document))).toEqual([])
    expect(documents.filter((document) => /[A-Z]/.test(document))).toHaveLength(2)
    expect(documents.filter((document) => document.length === 11).length).toBeGreaterThanOrEqual(8)
  })

  it('belong to people who have a seller account', () => {
    const sellers = demoPeople.filter((person) => person.role === 'supplier').map((person) => person.email)
    expect(demoStores.filter((store) => !sellers.includes(store.owner))).toEqual([])
    expect(demoStores.find((store) => store.slug === 'toca-do-saci')?.owner).toBe(demoAccounts.seller.email)
  })

  it('include the four whom everyone knows', () => {
    const where = (slug: string) => demoStores.find((store) => store.slug === slug)
    expect(where('toca-do-saci')).toMatchObject({ city: 'João Pessoa', uf: 'PB' })
    expect(where('cardoteca-mineira')).toMatchObject({ city: 'Belo Horizonte', uf: 'MG' })
    expect(where('rio-encantado-games')).toMatchObject({ city: 'Belém', uf: 'PA' })
    expect(where('galpao-do-colecionador')).toMatchObject({ city: 'São Paulo', uf: 'SP' })
  })

  it('are one of them on vacation, and the new ones without stars', () => {
    expect(demoStores.filter((store) => store.backInDays !== null)).toHaveLength(1)
    expect(demoStores.filter((store) => (store.size === 'new') !== (starWeights[store.stars] === null))).toEqual([])
  })
})

describe('the people of the demo world', () => {
  it('have a CPF of their own with right check digits, that of their store where it has one, and are adults', async () => {
    const lives = demoPeople.map((person, at) => ({ ...lifeOf(person, at), email: person.email }))
    expect(lives.filter(({ cpf }) => !isValidCpf(cpf))).toEqual([])
    expect(distinct(lives.map(({ cpf }) => cpf))).toBe(demoPeople.length)
    expect(lives.filter(({ birth_date }) => birth_date > '2005')).toEqual([])
    expect(lives.filter(({ phone }) => !/^[1-9]{2}9\d{8}$/.test(phone))).toEqual([])
    for (const { owner, document } of demoStores.filter(({ document }) => document.length === 11)) {
      expect(lives.find(({ email }) => email === owner)?.cpf).toBe(document)
    }
  })

  it('have one account each, in lower case', () => {
    expect(distinct(demoPeople.map((person) => person.email))).toBe(demoPeople.length)
    expect(demoPeople.filter(({ email }) => !/^[a-z.]+@bracards\.example$/.test(email))).toEqual([])
  })
})
