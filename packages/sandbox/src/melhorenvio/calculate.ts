import type { FastifyReply } from 'fastify'

interface Box {
  width?: unknown
  height?: unknown
  length?: unknown
  weight?: unknown
  insurance_value?: unknown
}
export interface Calculation {
  from?: { postal_code?: unknown }
  to?: { postal_code?: unknown }
  products?: Box[]
  services?: unknown
}

const correios = {
  id: 1,
  name: 'Correios',
  picture: 'https://sandbox.melhorenvio.com.br/images/shipping-companies/correios.png',
}
const services = [
  { id: 1, name: 'PAC', base: 1480, aKilo: 420, far: 230, days: [5, 9], kilos: 30, value: 10_000 },
  { id: 2, name: 'SEDEX', base: 1790, aKilo: 980, far: 640, days: [1, 3], kilos: 30, value: 10_000 },
  { id: 17, name: 'Mini Envios', base: 890, aKilo: 900, far: 105, days: [6, 10], kilos: 0.3, value: 100 },
] as const

export const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0
export const isCep = (value: unknown): value is string => typeof value === 'string' && /^\d{5}-?\d{3}$/.test(value)

/** Prices each service in reais for one parcel; a service that refuses the parcel says so in its row of a reply 200. */
export function calculate(body: Calculation, reply: FastifyReply) {
  const errors: Record<string, string[]> = {}
  if (!isCep(body.from?.postal_code)) errors['from.postal_code'] = ['O campo from.postal_code é obrigatório.']
  if (!isCep(body.to?.postal_code)) errors['to.postal_code'] = ['O campo to.postal_code é obrigatório.']
  const [box] = body.products ?? []
  for (const side of ['width', 'height', 'length', 'weight'] as const)
    if (!isPositive(box?.[side])) errors[`products.0.${side}`] = [`O campo products.0.${side} deve ser maior que zero.`]
  if (Object.keys(errors).length > 0) return reply.status(422).send({ message: 'The given data was invalid.', errors })
  const wanted = typeof body.services === 'string' ? body.services.split(',').map(Number) : services.map(({ id }) => id)
  // the first digit of a postal code is its region; neighbouring regions have neighbouring digits, more or less
  const [from, to] = [body.from!.postal_code, body.to!.postal_code].map((cep) => Number(String(cep)[0]))
  const regions = Math.abs(from! - to!)
  return services.filter(({ id }) => wanted.includes(id)).map((service) => offered(service, box!, regions))
}

function offered(service: (typeof services)[number], box: Box, regions: number) {
  const { id, name } = service
  const [weight, value] = [Number(box.weight), Number(box.insurance_value ?? 0)]
  const sides = [Number(box.width), Number(box.height), Number(box.length)]
  const tooLarge = id === 17 ? sides.some((side) => side > 24) : sides.reduce((sum, side) => sum + side, 0) > 200
  if (weight > service.kilos || value > service.value || tooLarge)
    return { id, name, company: correios, error: 'Dimensões, peso ou valor fora dos limites da transportadora.' }
  const cents = service.base + Math.round(service.aKilo * weight) + service.far * regions + Math.round(value)
  const [price, days] = [(cents / 100).toFixed(2), service.days[regions > 0 ? 1 : 0]]
  const range = { min: days - 1 || 1, max: days }
  const packed = {
    price,
    discount: '0.00',
    format: 'box',
    weight: weight.toFixed(2),
    insurance_value: value.toFixed(2),
  }
  return {
    id,
    name,
    price,
    custom_price: price,
    discount: '0.00',
    currency: 'R$',
    delivery_time: days,
    delivery_range: range,
    custom_delivery_time: days,
    custom_delivery_range: range,
    packages: [{ ...packed, dimensions: { height: sides[1], width: sides[0], length: sides[2] } }],
    additional_services: { receipt: false, own_hand: false, collect: false },
    company: correios,
  }
}
