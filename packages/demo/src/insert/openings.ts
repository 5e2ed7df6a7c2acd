import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { demoOpenings } from '../openings.ts'
import { demoAccounts } from '../people.ts'

type Opening = (typeof demoOpenings)[number]

export async function seedOpenings(tx: Tx, now: Date, people: Map<string, number>) {
  const operator = people.get(demoAccounts.operator.email)!
  for (const opening of demoOpenings) {
    const ownerId = people.get(opening.owner)!
    const at = new Date(now.getTime() - opening.daysAgo * DAY_MS)
    await seedPapers(tx, { opening, ownerId, at })
    const storeId = await seedStore(tx, { opening, ownerId, at })
    const sent = { store_id: storeId, user_id: ownerId, from_status: null, to_status: 'review' as const }
    await tx
      .insertInto('store_decisions')
      .values({ ...sent, reason: null, decided_at: at })
      .execute()
    if (opening.refusal === null) continue
    const refused = {
      store_id: storeId,
      user_id: operator,
      from_status: 'review' as const,
      to_status: 'refused' as const,
    }
    await tx
      .insertInto('store_decisions')
      .values({ ...refused, reason: opening.refusal, decided_at: new Date(at.getTime() + DAY_MS) })
      .execute()
  }
}

interface OpeningOfOwner {
  opening: Opening
  ownerId: number
  at: Date
}

async function seedPapers(tx: Tx, { opening: { company, place, store }, ownerId, at }: OpeningOfOwner) {
  const mail = `contato@${store.slug}.example`
  const { id } = await tx
    .insertInto('companies')
    .values({ ...company, email: mail, user_id: ownerId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unsaid = { complement: '', recipient: '', label: '', removed_at: null, store_id: null, is_default: false }
  await tx
    .insertInto('addresses')
    .values({ ...place, ...unsaid, user_id: ownerId, company_id: id, created_at: at })
    .execute()
  await tx
    .insertInto('bank_accounts')
    .values({
      ...{ user_id: ownerId, store_id: null, bank_code: '001', bank_name: 'Banco do Brasil S.A.', agency: '1584' },
      ...{ agency_digit: '9', account: '00210169', account_digit: '6', account_type: 'checking' },
      ...{ holder_name: company.legal_name, holder_document: company.document, created_at: at, replaced_at: null },
    })
    .execute()
}

async function seedStore(tx: Tx, { opening: { store, company, place, refusal }, ownerId, at }: OpeningOfOwner) {
  const { address, number, district, city, state, postcode } = place
  const { id } = await tx
    .insertInto('stores')
    .values({
      ...store,
      ...{
        owner_id: ownerId,
        status: refusal === null ? 'review' : 'refused',
        avatar: '',
        banner: null,
        back_on: null,
      },
      ...{ city, uf: state, cep: postcode, legal_name: company.legal_name, document: company.document },
      legal_address: `${address}, ${number}, ${district}, ${city} – ${state}, ${postcode.replace(/^(.{5})/, '$1-')}`,
      ...{ contact_email: `contato@${store.slug}.example`, opened_at: at, terms_version: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
