import { type Customer, invalid } from './objects.ts'
import { newId, now, type World } from './world.ts'

/** Whoever comes again with the same e-mail is the same customer, with what is said now. */
export function customerFrom(world: World, body: Record<string, unknown>): Customer {
  const { name, email, document, phones, code, address, metadata } = body
  if (typeof name !== 'string' || !name) invalid({ name: 'The name field is required.' })
  if (typeof email !== 'string' || !/^\S+@\S+$/.test(email))
    return invalid({ email: 'The email field is not a valid e-mail.' })
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
