import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calculate, isCep, isPositive } from './calculate.ts'
import { drawLabel } from './label.ts'
import { type Account, newShipment, newTrackingCode, type Shipment, stamp } from './shipments.ts'

interface Party {
  name?: unknown
  document?: unknown
  company_document?: unknown
  address?: unknown
  number?: unknown
  city?: unknown
  postal_code?: unknown
}
interface CartItem {
  service?: unknown
  from?: Party
  to?: Party
  products?: unknown
  volumes?: Record<'width' | 'height' | 'length' | 'weight', unknown>[]
  options?: { insurance_value?: unknown; non_commercial?: unknown; invoice?: { key?: unknown } }
}
interface ShipmentIds {
  orders?: unknown
}

const INVALID = 'The given data was invalid.'
const refuse = (reply: FastifyReply, errors: Record<string, string[]>) =>
  reply.status(422).send({ message: INVALID, errors })

export interface PostRules {
  isDocumentNeeded: boolean
}

interface Shop {
  accountOf: (request: FastifyRequest) => Account
  rules: PostRules
}

export function sellLabels(scope: FastifyInstance, { accountOf, rules }: Shop) {
  scope.get('/balance', (request) => ({ balance: accountOf(request).balance, reserved: 0, debts: 0 }))
  scope.post<{ Body: CartItem | null }>('/cart', (request, reply) =>
    intoCart({ account: accountOf(request), rules, item: request.body ?? {} }, reply),
  )
  scope.post<{ Body: ShipmentIds | null }>('/shipment/checkout', (request, reply) =>
    checkout(accountOf(request), request.body, reply),
  )
  scope.post<{ Body: ShipmentIds | null }>('/shipment/generate', (request) =>
    Object.fromEntries(named(accountOf(request), request.body).map((shipment) => [shipment.id, generate(shipment)])),
  )
  scope.get<{ Params: { id: string } }>('/orders/:id', (request, reply) => {
    const shipment = accountOf(request).shipments.get(request.params.id)
    if (!shipment) return reply.status(404).send({ error: 'Etiqueta não encontrada.' })
    const { label, ...rest } = shipment
    return { ...rest, price: label?.price ?? 0, self_tracking: null }
  })
  scope.get<{ Params: { id: string } }>('/imprimir/pdf/:id', (request, reply) => {
    const { protocol, host, params } = request
    return accountOf(request).shipments.get(params.id)?.generated_at
      ? [`${protocol}://${host}/melhorenvio/files/${params.id}-1.pdf`]
      : reply.status(422).send({ message: 'A etiqueta ainda não foi gerada.' })
  })
  scope.post<{ Body: ShipmentIds | null }>('/shipment/cancellable', (request) =>
    Object.fromEntries(
      named(accountOf(request), request.body).map((shipment) => [shipment.id, { cancellable: isUnused(shipment) }]),
    ),
  )
  scope.post<{ Body: { order?: { id?: unknown } } | null }>('/shipment/cancel', (request, reply) =>
    cancel(accountOf(request), String(request.body?.order?.id), reply),
  )
}

/** Labels lie outside the API, open to anybody who knows the address, as those of Melhor Envio do. */
export const keepFiles = (server: FastifyInstance, accounts: () => Account[]) =>
  server.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const id = params.name.replace(/-1\.pdf$/, '')
    const shipment = accounts().flatMap(({ shipments }) => shipments.get(id) ?? [])[0]
    if (!shipment?.label) return reply.status(404).send('Not Found')
    return reply.type('application/pdf').send(await drawLabel(shipment))
  })

interface Wanting {
  account: Account
  rules: PostRules
  item: CartItem
}

function intoCart({ account, rules, item }: Wanting, reply: FastifyReply) {
  const { service, from, to, volumes, options, products } = item
  const errors: Record<string, string[]> = {}
  for (const [side, party] of Object.entries({ from, to })) {
    for (const field of ['name', 'address', 'city'] as const)
      if (!party?.[field]) errors[`${side}.${field}`] = [`O campo ${side}.${field} é obrigatório.`]
    if (!isCep(party?.postal_code)) errors[`${side}.postal_code`] = [`O campo ${side}.postal_code é obrigatório.`]
    if (!party?.document && !party?.company_document)
      errors[`${side}.document`] = [`O campo ${side}.document é obrigatório.`]
  }
  const [box] = volumes ?? []
  if (!box || !Object.values(box).every(isPositive)) errors['volumes.0'] = ['O campo volumes.0 é obrigatório.']
  if (!Array.isArray(products) || !products.length) errors.products = ['O campo products é obrigatório.']
  Object.assign(errors, problemOfDocument(options, rules))
  if (Object.keys(errors).length > 0) return refuse(reply, errors)
  const parcel = { ...box, insurance_value: options?.insurance_value }
  const [offer] = calculate({ from: from!, to: to!, products: [parcel], services: String(service) }, reply) as {
    name: string
    price?: string
    error?: string
  }[]
  if (!offer?.price) return refuse(reply, { service: [offer?.error ?? 'Transportadora não atende este trecho.'] })
  const label = { price: Number(offer.price), service: offer.name, from: lineOf(from!), to: lineOf(to!) }
  const { label: _, ...shipment } = newShipment(account, { label })
  return reply.status(201).send({ ...shipment, service_id: service, price: label.price })
}

const KEY = /^\d{6}[\dA-Z]{14}(55|99)\d{22}$/

/** Since 06-04-2026 no parcel travels with a declaration on paper: its label names the NF-e or DC-e. */
function problemOfDocument(options: CartItem['options'], { isDocumentNeeded }: PostRules): Record<string, string[]> {
  const key = options?.invoice?.key
  if (key === undefined && !isDocumentNeeded) return {}
  if (typeof key !== 'string' || !KEY.test(key))
    return { 'options.invoice.key': ['A chave da NF-e ou da DC-e é obrigatória.'] }
  if (options?.non_commercial) return { 'options.non_commercial': ['Um envio com documento fiscal é comercial.'] }
  return {}
}

const lineOf = ({ name, address, number, city, postal_code: cep }: Party) =>
  [name, `${String(address)}, ${String(number)}`, `${String(city)} · ${String(cep)}`].join('\n')

const named = ({ shipments }: Account, body: ShipmentIds | null) =>
  (Array.isArray(body?.orders) ? body.orders : []).flatMap((id) => shipments.get(String(id)) ?? [])

function checkout(account: Account, body: ShipmentIds | null, reply: FastifyReply) {
  const wanted = named(account, body)
  if (!wanted.length || wanted.some(({ status }) => status !== 'pending'))
    return refuse(reply, { orders: ['Há etiquetas que não estão no carrinho.'] })
  const total = wanted.reduce((sum, { label }) => sum + (label?.price ?? 0), 0)
  if (total > account.balance) return reply.status(402).send({ error: 'Saldo insuficiente na carteira.' })
  account.balance = Math.round((account.balance - total) * 100) / 100
  for (const shipment of wanted) Object.assign(shipment, { status: 'released', paid_at: stamp() })
  const orders = wanted.map(({ id, protocol, status }) => ({ id, protocol, status }))
  return { purchase: { id: orders[0]!.id, total, status: 'paid', orders } }
}

function generate(shipment: Shipment) {
  if (shipment.status === 'released')
    Object.assign(shipment, { status: 'generated', generated_at: stamp(), tracking: newTrackingCode() })
  const isMade = shipment.generated_at !== null
  return { status: isMade, message: isMade ? 'Envio gerado com sucesso' : 'O envio não foi pago' }
}

const isUnused = ({ status }: Shipment) => ['pending', 'released', 'generated'].includes(status)

function cancel(account: Account, id: string, reply: FastifyReply) {
  const shipment = account.shipments.get(id)
  if (!shipment || !isUnused(shipment)) return refuse(reply, { order: ['A etiqueta não pode ser cancelada.'] })
  giveBack(account, shipment)
  Object.assign(shipment, { status: 'canceled', canceled_at: stamp() })
  return { [id]: { canceled: true } }
}

export function expire(account: Account, shipment: Shipment | undefined, reply: FastifyReply) {
  if (!shipment || !isUnused(shipment)) return refuse(reply, { order: ['A etiqueta não pode vencer.'] })
  giveBack(account, shipment)
  return Object.assign(shipment, { status: 'expired', expired_at: stamp() })
}

function giveBack(account: Account, { paid_at: paidAt, label }: Shipment) {
  if (paidAt) account.balance = Math.round((account.balance + (label?.price ?? 0)) * 100) / 100
}
