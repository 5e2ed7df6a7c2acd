import { say } from '@bra/contract/kit/saying'
import type { Company } from '@bra/contract/stores/companies.schemas'
import type { NewStore } from '@bra/contract/stores/onboarding.schemas'
import { slugify } from '@bra/contract/trade/format'
import { StoreSlug } from '@bra/contract/stores/store-face.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { type Db, isTaken, type Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { holdLists } from '../../../platform/platform.queries.ts'
import type { User } from '../../../platform/routes.ts'
import { sayingOfSchema } from '../../../platform/language.ts'
import { keepAddressOfStore } from '../../people/addresses/index.ts'
import { companyOf } from '../companies/index.ts'
import { insertStore } from './store-writes.queries.ts'
import { legalOf } from '../stores/index.ts'
import { sellerPlan } from './plans.queries.ts'
import { dropDraft } from './drafts.queries.ts'
import {
  bankHolderOf,
  isSlugTaken,
  noteDecision,
  managedStore,
  managedView,
  statusesOfOwner,
  versionOfTerms,
} from './onboarding.queries.ts'
import { tellSent } from './onboarding-notices.ts'

type NewStoreBody = z.output<typeof NewStore>
type Seat = NonNullable<Company['address']>

const MOST_STORES = 5

export async function checkSlug(db: Db, text: string) {
  const slug = slugify(text)
  const parsed = StoreSlug.safeParse(text)
  if (!parsed.success) return { slug, free: false, message: sayingOfSchema(parsed.error.issues[0]!.message) }
  const isFree = !(await isSlugTaken(db, slug))
  return {
    slug,
    free: isFree,
    message: isFree ? null : say('Este endereço já é de outra loja.', 'This address is already of another store.'),
  }
}

export async function sendStore(app: App, user: User, typed: NewStoreBody) {
  refuseWhoMayNotSell(user)
  if (!(await sellerPlan(app.db, typed.plan)))
    fail('invalid_input', { plan: say('Escolha um plano.', 'Choose a plan.') })
  const { company, seat } = await documentsOf(app.db, app, user.id)
  return app
    .transaction(async (tx) => {
      await holdLists(tx, user.id)
      await refuseTooMany(tx, user.id)
      const id = await insertStore(tx, await rowOf(tx, app, { typed, company, seat, userId: user.id }))
      await keepAddressOfStore(tx, app, { userId: user.id, storeId: id, place: placeOf(seat) })
      await noteSent(tx, app, { id, userId: user.id, from: null })
      await dropDraft(tx, user.id)
      const store = (await managedStore(tx, id))!
      await tellSent(tx, app, id)
      return { error: false, message: say('Loja criada com sucesso!', 'Store created!'), result: managedView(store) }
    })
    .catch(asTakenSlug)
}

/** Two stores may want one slug at once; a unique key refuses the second. */
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

/** Refuses unless there are a company, its address, and a bank account under the same document. */
export async function documentsOf(db: Db, app: App, userId: number) {
  const company = (await companyOf(db, app, userId)) ?? fail('company_missing')
  const seat = company.address ?? fail('company_address_missing')
  const holder = (await bankHolderOf(db, app, userId)) ?? fail('bank_account_missing')
  if (holder !== company.document) fail('bank_account_other_document')
  return { company, seat }
}

async function refuseTooMany(tx: Tx, userId: number) {
  const statuses = await statusesOfOwner(tx, userId)
  if (statuses.includes('review')) fail('store_in_review')
  if (statuses.includes('refused')) fail('store_refused_waits')
  if (statuses.filter((status) => status !== 'closed').length >= MOST_STORES) fail('too_many_stores')
}

interface StoreToSend {
  typed: NewStoreBody
  company: Company
  seat: Seat
  userId: number
}

async function rowOf(tx: Tx, app: App, { typed, company, seat, userId }: StoreToSend) {
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

export const placeOfStore = ({ city, state, postcode }: Seat) => ({ city, uf: state, cep: postcode })
