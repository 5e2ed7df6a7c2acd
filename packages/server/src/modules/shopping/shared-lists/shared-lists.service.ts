import { say } from '@bra/contract/kit/saying'
import type { SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import type { Standard } from '@bra/contract/trade/standard'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { newToken } from '../../../platform/secrets.ts'
import { withStandard } from '../../prices/standards/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import { deleteLink, keepLink, linksOf, ownerOf, sharedPage } from './shared-lists.queries.ts'

const CARDS_A_PAGE = 48

export const listLinks = async ({ db }: App, user: User) => ({ links: (await linksOf(db, user.id)).map(linkView) })

/** Makes a list public; one that is public already keeps its link. */
export async function shareList(app: App, user: User, kind: SharedKind) {
  const link = await app.transaction((tx) =>
    keepLink(tx, { user_id: user.id, kind, secret: newToken(), created_at: app.clock.now() }),
  )
  return { error: false, message: say('Link criado', 'Link created'), link: linkView(link) }
}

export async function endLink(app: App, user: User, kind: SharedKind) {
  const ended = await app.transaction((tx) => deleteLink(tx, user.id, kind))
  if (!ended) fail('shared_list_not_found')
  return { error: false, message: say('Link encerrado', 'Link ended') }
}

interface SharedAsked {
  secret: string
  page: number
  standard: Standard | null
}

export async function showShared({ db }: App, { secret, page, standard }: SharedAsked) {
  const owner = (await ownerOf(db, secret)) ?? fail('shared_list_not_found')
  const cut = { page, per_page: CARDS_A_PAGE }
  const { cards, total } = await sharedPage(db, owner, { offset: offsetOf(cut), limit: CARDS_A_PAGE })
  const ids = [...new Set(cards.map(({ product_id }) => product_id))]
  const products = await withStandard(db, await productCards(db, ids), standard)
  const productOf = new Map(products.map((product) => [product.id, product]))
  return {
    kind: owner.kind,
    first_name: owner.first_name,
    cards: cards.map(({ product_id, ...card }) => ({ ...card, product: productOf.get(product_id)! })),
    paginate: paginate(cut, total),
  }
}

const linkView = ({ created_at, ...link }: { kind: SharedKind; secret: string; created_at: Date }) => ({
  ...link,
  created_at: created_at.toISOString(),
})
