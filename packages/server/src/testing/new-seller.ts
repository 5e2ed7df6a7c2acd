import { demoPassword } from '@bra/demo/people'
import type { Person } from './test-app.ts'

const seat = {
  postcode: '58010-000',
  address: 'Rua Duque de Caxias',
  number: '12',
  district: 'Centro',
  city: 'João Pessoa',
  state: 'PB',
}

export async function registerSeller(person: Person, document = '11.222.333/0001-81') {
  await person.post('/api/v1/company/add_companies', {
    document,
    legal_name: 'Baú do Meireles Comércio Ltda',
    trade_name: 'Baú do Meireles',
    state_registration: 'ISENTO',
    uf: 'PB',
    phone: '(83) 98721-4650',
    email: 'contato@bau.example',
    tax_regime: 'simples',
    address: seat,
  })
  return addAccount(person, document)
}

export const addAccount = (person: Person, document: string, change: object = {}) =>
  person.post('/api/v1/bankData/add_bank', {
    bank_code: '001',
    agency: '1584',
    agency_digit: '9',
    account: '00.210.169',
    account_digit: '6',
    password: demoPassword,
    account_type: 'checking',
    holder_name: 'Baú do Meireles Comércio Ltda',
    holder_document: document,
    ...change,
  })

export const newStore = (change: object = {}) => ({
  name: 'Baú do Meireles',
  slug: '  Bau do   MEIRELES ',
  description: 'Cartas de toda a Paraíba.',
  policies: 'Envio em dois dias.',
  posts_in_days: 2,
  free_shipping_over_cents: 20_000,
  sends_letters: true,
  allows_pickup: false,
  plan: 'gratis',
  accepts_terms: true,
  ...change,
})
