import { z } from 'zod'
import { both } from '../kit/both.ts'
import { EMPTY, mostCharacters } from '../kit/field-sentences.ts'
import { Done } from './people.schemas.ts'
import { ufOfCep } from '../trade/postal.ts'
import { ById, Cep, Flag, Id, result, UfCode } from '../kit/shapes.ts'

export const State = z.object({ id: z.int(), uf: z.string(), name: z.string(), region: z.string() })
export const City = z.object({ id: z.int(), name: z.string(), uf: z.string() })

/** The browser stores it as `zipcodedefault`; the field names are ViaCEP's. */
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

const written = (longest: number) => z.string().trim().min(1, EMPTY).max(longest, mostCharacters(longest))
const maybeWritten = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, mostCharacters(longest))
    .nullish()
    .transform((text) => text ?? '')

/** An address without a number has "S/N". */
const fields = {
  postcode: Cep,
  address: written(120),
  number: written(10),
  complement: maybeWritten(60),
  district: written(60),
  city: written(60),
  state: UfCode,
}

/** Refuses a state that does not match the CEP; a CEP outside the known ranges is accepted. */
function stateOfPostcode({ postcode, state }: { postcode: string; state: string }, context: z.RefinementCtx) {
  const uf = ufOfCep(postcode)
  if (uf === null || uf === state) return
  context.addIssue({
    code: 'custom',
    path: ['state'],
    message: both(
      `Este CEP é de ${uf}. Confira o CEP ou o estado.`,
      `This CEP is in ${uf}. Check the CEP or the state.`,
    ),
  })
}

export const Place = z.object(fields).superRefine(stateOfPostcode)

const typed = z.object({
  ...fields,
  recipient: maybeWritten(80),
  label: maybeWritten(40),
  default: Flag.optional(),
})
export const NewAddress = typed
  .extend({ store_id: Id.nullish().transform((id) => id ?? null) })
  .superRefine(stateOfPostcode)
export const ChangedAddress = typed.extend({ id: Id }).superRefine(stateOfPostcode)

export const Address = z.object({
  id: z.int(),
  postcode: z.string(),
  address: z.string(),
  number: z.string(),
  complement: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  recipient: z.string(),
  label: z.string(),
  default: z.boolean(),
  store_id: z.int().nullable(),
  company_id: z.int().nullable(),
})
export type Address = z.output<typeof Address>

const listOf = z.object({ addresses: z.array(Address) })
const one = z.object({ address: Address.nullable() })

export const addressesSchemas = {
  states: { reply: z.object({ states: z.array(State) }) },
  cities: { params: z.object({ state: UfCode }), reply: z.object({ cities: z.array(City) }) },
  postalCode: { params: z.object({ cep: z.string().trim().max(20) }), reply: PostalAddress },
  list: { reply: listOf },
  listOfPerson: { reply: listOf },
  defaultOfPerson: { reply: one },
  defaultOfStore: { params: ById, reply: one },
  ofCompany: { params: ById, reply: one },
  create: { body: NewAddress, reply: result(Address) },
  createAtCheckout: { body: NewAddress, reply: result(Address) },
  update: { body: ChangedAddress, reply: result(Address) },
  remove: { params: ById, reply: Done },
}
