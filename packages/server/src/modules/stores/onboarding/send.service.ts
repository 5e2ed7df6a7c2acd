import type { Company } from '@bra/contract/companies.schemas'
import type { NewStore } from '@bra/contract/openings.schemas'
import { slugify } from '@bra/contract/format'
import { StoreSlug } from '@bra/contract/openings.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { type Db, isTaken, type Tx } from '../../platform/db.ts'
import { fail, failAt } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { keepAddressOfStore } from '../addresses/index.ts'
import { companyOf } from '../companies/index.ts'
import { insertStore, legalOf } from '../stores/index.ts'
import { sellerPlan } from '../subscriptions/index.ts'
import { bankAccountFor } from '../wallet/index.ts'
import { dropDraft } from './drafts.queries.ts'
import {
  isSlugTaken,
  noteDecision,
  managedStore,
  managedView,
  statusesOfOwner,
  versionOfTerms,
} from './openings.queries.ts'
import { tellSent } from './telling.ts'

type Typed = z.output<typeof NewStore>
type Seat = NonNullable<Company['address']>

const MOST_STORES = 5

/** Whether an address can be had, and how it would be written. */
export async function checkSlug(db: Db, text: string) {
  const slug = slugify(text)
  const parsed = StoreSlug.safeParse(text)
  if (!parsed.success) return { slug, free: false, message: parsed.error.issues[0]!.message }
  const isFree = !(await isSlugTaken(db, slug))
  return { slug, free: isFree, message: isFree ? null : 'Este endereço já é de outra loja.' }
}

/** A store is born under review: nobody sees it until an operator opens it. */
export async function sendStore(app: App, user: User, typed: Typed) {
  refuseWhoMayNotSell(user)
  if (!(await sellerPlan(app.db, typed.plan))) fail('invalid_input', { plan: 'Escolha um plano.' })
  const { company, seat } = await documentsOf(app.db, user.id)
  return app
    .transaction(async (tx) => {
      await refuseTooMany(tx, user.id)
      const id = await insertStore(tx, await rowOf(tx, app, { typed, company, seat, userId: user.id }))
      await keepAddressOfStore(tx, app, { userId: user.id, storeId: id, place: placeOf(seat) })
      await noteSent(tx, app, { id, userId: user.id, from: null })
      await dropDraft(tx, user.id)
      const store = (await managedStore(tx, id, user.id))!
      await tellSent(tx, app, { id, userId: user.id })
      return { error: false, message: 'Loja criada com sucesso!', result: managedView(store) }
    })
    .catch(asTakenSlug)
}

/** Of two who want one address at once, the database refuses the second. */
export function asTakenSlug(error: unknown): never {
  if (isTaken(error, 'stores_slug_key')) failAt('slug', 'store_slug_taken')
  throw error
}

export const noteSent = (
  tx: Tx,
  app: Pick<App, 'clock'>,
  { id, userId, from }: { id: number; userId: number; from: 'refused' | null },
) =>
  noteDecision(tx, {
    ...{ store_id: id, user_id: userId, from_status: from, to_status: 'review', reason: null },
    decided_at: app.clock.now(),
  })

function refuseWhoMayNotSell({ adult, confirmed }: User) {
  if (!adult) fail('adults_only')
  if (!confirmed) fail('email_unconfirmed')
}

/** What has to be there before a store is sent: who sells, where from, and where the money goes. */
export async function documentsOf(db: Db, userId: number) {
  const company = (await companyOf(db, userId)) ?? fail('company_missing')
  const seat = company.address ?? fail('company_address_missing')
  const account = (await bankAccountFor(db, { userId, storeId: null })) ?? fail('bank_account_missing')
  if (account.holder_document !== company.document) fail('bank_account_other_document')
  return { company, seat }
}

async function refuseTooMany(tx: Tx, userId: number) {
  const statuses = await statusesOfOwner(tx, userId)
  if (statuses.includes('review')) fail('store_in_review')
  if (statuses.includes('refused')) fail('store_refused_waits')
  if (statuses.filter((status) => status !== 'closed').length >= MOST_STORES) fail('too_many_stores')
}

interface Sent {
  typed: Typed
  company: Company
  seat: Seat
  userId: number
}

async function rowOf(tx: Tx, app: App, { typed, company, seat, userId }: Sent) {
  const { plan, accepts_terms: _, ...face } = typed
  return {
    ...face,
    ...legalOf(company, seat),
    ...placeOfStore(seat),
    owner_id: userId,
    status: 'review' as const,
    avatar: '',
    banner: null,
    back_on: null,
    wanted_plan: plan,
    terms_version: await versionOfTerms(tx),
    opened_at: app.clock.now(),
  }
}

const placeOf = ({ postcode, address, number, complement, district, city, state }: Seat) => ({
  ...{ postcode, address, number, complement, district, city, state },
})

/** Where it posts from, which freight is counted by. */
export const placeOfStore = ({ city, state, postcode }: Seat) => ({ city, uf: state, cep: postcode })
