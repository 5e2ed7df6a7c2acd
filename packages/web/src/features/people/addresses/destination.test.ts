import type { Address, PostalAddress } from '@bra/contract/people/addresses.schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postalOf } from './addresses.data.ts'
import { bringBackDestination } from './takeDefaultAddress.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
}
const found = { cep: '58045-010', localidade: 'João Pessoa', uf: 'PB', estado: 'Paraíba' } as PostalAddress

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { cookie: 'cep=58045010' })
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

describe('where freight is reckoned to', () => {
  it('names the state of an address of the book', () => {
    expect(postalOf({ postcode: '58045010', state: 'PB', city: 'João Pessoa' } as Address)).toMatchObject(found)
  })

  it('is kept whole again after the browser was closed', async () => {
    await bringBackDestination(() => Promise.resolve(found))
    expect(JSON.parse(kept.get('zipcodedefault')!)).toEqual(found)
  })

  it('stays what was chosen meanwhile', async () => {
    await bringBackDestination(() => {
      kept.set('zipcodedefault', '{}')
      return Promise.resolve(found)
    })
    expect(kept.get('zipcodedefault')).toBe('{}')
  })

  it('is left as it is where nobody knows the address', async () => {
    await bringBackDestination(() => Promise.reject(new Error('offline')))
    expect(kept.size).toBe(0)
  })
})
