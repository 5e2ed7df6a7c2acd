import { type Customer, invalid } from './objects.ts'
import { newId, now, type World } from './world.ts'

/** One e-mail is one customer: a second call with it replaces the other data. */
export function customerFrom(world: World, body: Record<string, unknown>): Customer {
  const { name, email, document, phones, code, address, metadata } = body
  if (typeof name !== 'string' || !name) invalid({ name: 'The name field is required.' })
  if (typeof email !== 'string' || !/^\S+@\S+$/.test(email))
    return invalid({ email: 'The email field is not a valid e-mail.' })
  if (typeof document !== 'string' || !document) invalid({ document: 'The document field is required.' })
  refuseWrongPhone(phones)
  if (address !== undefined && address !== null) refuseWrongAddress(address, 'address')
  const known = world.customers.get(world.emails.get(email) ?? '')
  const customer: Customer = {
    id: known?.id ?? newId('cus'),
    name: String(name),
    email,
    document: typeof document === 'string' ? document.toUpperCase().replace(/[^\dA-Z]/g, '') : null,
    document_type: typeof document === 'string' ? (body.type === 'company' ? 'CNPJ' : 'CPF') : null,
    type: body.type === 'company' ? 'company' : 'individual',
    delinquent: false,
    phones: isObject(phones) ? phones : {},
    code: typeof code === 'string' ? code : null,
    address: isObject(address) ? { ...address, id: newId('addr'), status: 'active' } : null,
    metadata: isObject(metadata) ? (metadata as Record<string, string>) : {},
    created_at: known?.created_at ?? now(),
    updated_at: now(),
  }
  world.customers.set(customer.id, customer)
  world.emails.set(email, customer.id)
  return customer
}

/** Payments by Pix or card require a phone: https://docs.pagar.me/reference/criar-cliente-1 */
function refuseWrongPhone(phones: unknown) {
  const { mobile_phone: phone } = isObject(phones) ? (phones as { mobile_phone?: unknown }) : {}
  const { country_code: country, area_code: area, number } = isObject(phone) ? (phone as Record<string, unknown>) : {}
  if (!/^\d{1,4} \d{2} \d{8,9}$/.test([country, area, number].join(' ')))
    invalid({ 'customer.phones': 'At least one customer phone is required.' })
}

/** Addresses come in the newer form, in lines: https://docs.pagar.me/reference/endereços */
export function refuseWrongAddress(address: unknown, where: string) {
  const { line_1: line, zip_code: code, city, state, country } = isObject(address) ? (address as Address) : {}
  if (!line || !city) invalid({ [`${where}.line_1`]: 'The line_1 and city fields are required.' })
  if (!/^\d{8}$/.test(code ?? '')) invalid({ [`${where}.zip_code`]: 'The zip_code field is invalid.' })
  if (!/^[A-Z]{2}$/.test(state ?? '') || country !== 'BR')
    invalid({ [`${where}.state`]: 'The state and country fields are invalid.' })
}
type Address = Partial<Record<'line_1' | 'zip_code' | 'city' | 'state' | 'country', string>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
