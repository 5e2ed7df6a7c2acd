import type { DceInput } from '../dce/dce.ts'
import type { NfeInput, PostalAddress } from '../nfe/nfe.types.ts'

const home: PostalAddress = {
  street: 'Rua das Cartas',
  number: '100',
  complement: 'Sala 2',
  district: 'Centro',
  cityCode: '3550308',
  city: 'São Paulo',
  uf: 'SP',
  cep: '01001000',
}
const far: PostalAddress = {
  ...home,
  complement: null,
  cityCode: '2507507',
  city: 'João Pessoa',
  uf: 'PB',
  cep: '58010000',
}

export const sampleNfe = (changes: Partial<NfeInput> & { crt?: NfeInput['issuer']['crt'] } = {}): NfeInput => ({
  environment: 1,
  issuedAt: new Date('2026-11-26T15:00:00Z'),
  series: 1,
  number: 42,
  code: '73910264',
  issuer: {
    document: '11222333000181',
    name: 'Loja & Cartas <Comércio> Ltda',
    tradeName: 'Loja “de” Cartas',
    stateRegistration: '110042490114',
    phone: '(11) 3333-4444',
    crt: changes.crt ?? 3,
    address: home,
    contributions: { pis: 65, cofins: 300 },
  },
  buyer: { document: '52998224725', name: 'Marina Tavares', email: 'marina@example.com', address: far },
  items: [
    { code: 'base1-4', name: 'Charizard — 4/102 · Quase nova', ncm: '95044000', origin: 2, quantity: 1, cents: 199_90 },
    { code: 'base1-5', name: 'Clefairy ★', ncm: '95044000', origin: 0, quantity: 3, cents: 33_33 },
  ],
  freightCents: 18_47,
  discountCents: 5_00,
  payment: 'pix',
  intermediary: { cnpj: '33000167000101', account: 'loja-42' },
  ...changes,
})

export const sampleDce = (changes: Partial<DceInput> = {}): DceInput => ({
  environment: 1,
  issuedAt: new Date('2026-11-26T15:00:00Z'),
  series: 1,
  number: 7,
  code: '739102',
  sender: { document: '52998224725', name: 'José da Silva', address: home },
  recipient: { document: '11144477735', name: 'Marina Tavares', address: far },
  marketplace: { cnpj: '33000167000101', name: 'Bra Cards', site: 'https://www.bracards.example' },
  transport: { kind: 0, cnpj: '34028316000103' },
  items: [{ name: 'Charizard', ncm: '95044000', quantity: 2, cents: 45_00 }],
  ...changes,
})
