import { z } from 'zod'
import { UfCode } from './shapes.ts'

export const State = z.object({ id: z.int(), uf: z.string(), name: z.string(), region: z.string() })
export const City = z.object({ id: z.int(), name: z.string(), uf: z.string() })

/** What the browser keeps as `zipcodedefault`; the names are ViaCEP's. */
export const PostalAddress = z.object({
  cep: z.string(),
  logradouro: z.string(),
  complemento: z.string(),
  unidade: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
  estado: z.string(),
})
export type PostalAddress = z.output<typeof PostalAddress>

export const addressesSchemas = {
  states: { reply: z.object({ states: z.array(State) }) },
  cities: { params: z.object({ state: UfCode }), reply: z.object({ cities: z.array(City) }) },
  postalCode: { params: z.object({ cep: z.string().trim().max(20) }), reply: PostalAddress },
}
