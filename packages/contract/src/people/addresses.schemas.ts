import { z } from 'zod'
import { Done } from './people.schemas.ts'
import { ufOfCep } from './postal.ts'
import { ById, Cep, Flag, Id, result, UfCode } from './shapes.ts'

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

const written = (longest: number) =>
  z.string().trim().min(1, 'Preencha este campo.').max(longest, `Use no máximo ${longest} caracteres.`)
const maybeWritten = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use no máximo ${longest} caracteres.`)
    .nullish()
    .transform((text) => text ?? '')

/** Without a number one writes "S/N". */
const fields = {
  postcode: Cep,
  address: written(120),
  number: written(10),
  complement: maybeWritten(60),
  district: written(60),
  city: written(60),
  state: UfCode,
}

/** A state that the CEP does not lie in is refused; a CEP of no known range is the person's own word. */
function stateOfPostcode({ postcode, state }: { postcode: string; state: string }, context: z.RefinementCtx) {
  const uf = ufOfCep(postcode)
  if (uf === null || uf === state) return
  context.addIssue({ code: 'custom', path: ['state'], message: `Este CEP é de ${uf}. Confira o CEP ou o estado.` })
}

/** Where a company sits: nobody receives there, and it is no one's default. */
export const Place = z.object(fields).superRefine(stateOfPostcode)

const typed = z.object({
  ...fields,
  recipient: maybeWritten(80),
  /** "Casa", "Trabalho": the person's own name for it. */
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
  /** The store, or the company, that it is the address of; neither for a place of the person. */
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
