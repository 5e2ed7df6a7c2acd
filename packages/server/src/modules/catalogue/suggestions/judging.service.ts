import { say, type Saying } from '@bra/contract/kit/saying'
import { addressSlug } from '@bra/contract/trade/format'
import { referenceOf } from '@bra/contract/trade/references'
import {
  type ApprovedRow,
  type NewSuggestion,
  suggestionLife,
  type SuggestionState,
} from '@bra/contract/catalogue/suggestions.schemas'
import type { Selectable } from 'kysely'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { addProduct, categoryOfRow, isRarity, sameProduct } from '../catalog/index.ts'
import {
  productNamed,
  changeSuggestion,
  countOfSuggestions,
  holdSuggestion,
  suggestionById,
  suggestionsIn,
} from './suggestions.queries.ts'
import { changesOf, noteAct } from '../../people/audit/index.ts'
import { answerTo } from '../../people/notices/index.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { usedBy } from './suggestions.service.ts'
import type { SuggestionsTables } from './suggestions.tables.ts'

const PER_PAGE = 24

export async function listSuggestions({ db }: App, { status, page }: { status: SuggestionState; page: number }) {
  const asked = { page, per_page: PER_PAGE }
  const [suggestions, total, waiting] = await Promise.all([
    suggestionsIn(db, status, asked),
    countOfSuggestions(db, { status }),
    countOfSuggestions(db, { status: 'waiting' }),
  ])
  return { suggestions, paginate: paginate(asked, total), waiting }
}

type SuggestionEdit = Omit<NewSuggestion, 'photo'> & { id: number }

export async function editSuggestion(app: App, operator: User, { id, ...change }: SuggestionEdit) {
  await app.transaction(async (tx) => {
    const suggestion = await heldWaiting(tx, id)
    await changeSuggestion(tx, id, change)
    await noteAct(tx, app, operator, {
      ...{ kind: 'suggestion_edited', subject: `suggestion:${id}`, title: suggestion.name },
      detail: changesOf(suggestion, change),
    })
  })
  return saved(app, id)
}

/** Creates the product with the suggestion's photo as its picture, and tells the person who suggested it. */
export async function approveSuggestion(app: App, operator: User, { id, ...row }: ApprovedRow & { id: number }) {
  await app.transaction(async (tx) => {
    const suggestion = await heldWaiting(tx, id)
    const category = (await categoryOfRow(tx, row.category_id)) ?? failAt('category_id', 'category_not_found')
    if (!(await isRarity(tx, row.rarity_id))) failAt('rarity_id', 'rarity_not_found')
    const reference = row.card_number && referenceOf(category.code, row.card_number)
    if (reference && (await sameProduct(tx, { categoryId: category.id, reference })))
      failAt('card_number', 'product_exists')
    const images = suggestion.photo ? [suggestion.photo] : []
    const { category_id: _, ...words } = row
    const code = `${category.code}-${addressSlug(row.card_number ?? row.name)}-S${id}`.toUpperCase()
    const product = await addProduct(tx, app, category, {
      ...words,
      code,
      images,
      source: 'suggestion',
      source_id: `${id}`,
    })
    // the suggestion holds its photo, so this works even if the uploader's account is gone
    await showPhotos(
      tx,
      app,
      operator.id,
      [usedBy(id), `product ${product.id}`].map((by) => ({ by, photos: images })),
    )
    await decide(tx, app, operator, { suggestion, status: 'approved', product_id: product.id })
    await tell(tx, app, suggestion, {
      title: say('Sua sugestão foi aprovada', 'Your suggestion was approved'),
      body: say(`${product.name} entrou no catálogo. Obrigado!`, `${product.name} is in the catalogue. Thank you!`),
      link: `/product/${product.id}`,
    })
  })
  return saved(app, id)
}

/** Ends the suggestion of a product that exists already; tells the person who made it where the product is. */
export async function mergeSuggestion(
  app: App,
  operator: User,
  { id, product_id }: { id: number; product_id: number },
) {
  await app.transaction(async (tx) => {
    const suggestion = await heldWaiting(tx, id)
    const product = (await productNamed(tx, product_id)) ?? failAt('product_id', 'product_not_found')
    await decide(tx, app, operator, { suggestion, status: 'merged', product_id: product.id })
    await tell(tx, app, suggestion, {
      title: say('Sua sugestão já estava no catálogo', 'Your suggestion was already in the catalogue'),
      body: say(
        `“${suggestion.name}” é o mesmo que ${product.name}. Veja o produto.`,
        `“${suggestion.name}” is the same as ${product.name}. See the product.`,
      ),
      link: `/product/${product.id}`,
    })
  })
  return saved(app, id)
}

export async function refuseSuggestion(app: App, operator: User, { id, reason }: { id: number; reason: string }) {
  await app.transaction(async (tx) => {
    const suggestion = await heldWaiting(tx, id)
    await decide(tx, app, operator, { suggestion, status: 'refused', reason })
    await tell(tx, app, suggestion, {
      title: say('Sua sugestão não foi aceita', 'Your suggestion was not accepted'),
      body: say(
        `“${suggestion.name}” não entrou no catálogo: ${reason}`,
        `“${suggestion.name}” did not enter the catalogue: ${reason}`,
      ),
      link: '/my-account?aba=avisos',
    })
  })
  return saved(app, id)
}

type SuggestionsTable = SuggestionsTables['product_suggestions']

async function heldWaiting(tx: Tx, id: number) {
  const suggestion = (await holdSuggestion(tx, id)) ?? fail('suggestion_not_found')
  if (!suggestionLife.can(suggestion.status, 'approve')) fail('suggestion_decided')
  return suggestion
}

interface Decision {
  suggestion: Pick<Selectable<SuggestionsTable>, 'id' | 'name'>
  status: Exclude<SuggestionState, 'waiting'>
  product_id?: number
  reason?: string
}

async function decide(tx: Tx, app: App, operator: User, { suggestion: { id, name }, ...decision }: Decision) {
  await changeSuggestion(tx, id, { ...decision, decided_by: operator.id, decided_at: app.clock.now() })
  const { status, reason, product_id } = decision
  const act = { kind: `suggestion_${status}`, subject: `suggestion:${id}`, title: name, reason } as const
  await noteAct(tx, app, operator, { ...act, detail: product_id ? { product_id } : {} })
}

const tell = async (
  tx: Tx,
  app: App,
  { id, user_id: userId }: Pick<Selectable<SuggestionsTable>, 'id' | 'user_id'>,
  words: { title: Saying; body: Saying; link: string },
) => {
  const action = words.link.startsWith('/product')
    ? say('Ver o produto', 'See the product')
    : say('Ver os avisos', 'See the notices')
  if (userId) await answerTo(tx, app, { userId, key: `suggestion decided:${id}`, action, ...words })
}

const saved = async ({ db }: App, id: number) => ({
  error: false,
  message: usualReplies.updated,
  result: (await suggestionById(db, id))!,
})
