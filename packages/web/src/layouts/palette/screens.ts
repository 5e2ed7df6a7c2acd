import type { SiteText } from '@bra/contract/kit/both'
import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import {
  ArchiveRestore,
  ArrowLeftRight,
  CreditCard,
  ExternalLink,
  FileUp,
  HandCoins,
  Landmark,
  MapPin,
  Package,
  PackageOpen,
  PackagePlus,
  Settings2,
  Star,
  Trophy,
  Truck,
  Users,
} from 'lucide-react'
import { cashOutTexts } from '../../features/payouts/withdrawals/texts.ts'
import { samePlaceOf } from '../../features/stores/stores/same-place.ts'
import { officePaths } from '../../lib/office-paths.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import type { Translate } from '../../lib/text.tsx'
import type { OfficeLink } from '../OfficeFrame.tsx'
import { linksOf, ownLinks } from '../seller-links.ts'
import { layoutTexts } from '../texts.ts'
import type { Entry, EntryGroup } from './entries.ts'
import { paletteTexts } from './texts.ts'

/** Sections of screens with their own entry, and the screen that they belong to. */
type ScreenPart = OfficeLink & { of: SiteText }

const partsOf = (store: number): ScreenPart[] => [
  { text: paletteTexts.clients, of: layoutTexts.dashboard, to: paths.dashboard(store, 'clientes'), icon: Users },
  { text: paletteTexts.reviews, of: layoutTexts.dashboard, to: paths.dashboard(store, 'avaliacoes'), icon: Star },
  { text: officeTitles.putBack, of: layoutTexts.orders, to: officePaths.putBack(store), icon: ArchiveRestore },
  { text: officeTitles.listingsTcg, of: officeTitles.products, to: paths.listings(store, 'Tcg'), icon: Package },
  { text: officeTitles.listingsCards, of: officeTitles.products, to: paths.listings(store, 'Cards'), icon: Package },
  { text: officeTitles.listingsBra, of: officeTitles.products, to: paths.listings(store, 'CardsBra'), icon: Package },
  { text: officeTitles.bankAccount, of: officeTitles.finance, to: paths.bankAccount(store), icon: Landmark },
  { text: officeTitles.savedCards, of: officeTitles.finance, to: paths.savedCards(store), icon: CreditCard },
]

const ownParts: ScreenPart[] = [
  { text: paletteTexts.boxes, of: layoutTexts.company, to: paths.company('caixas'), icon: PackageOpen },
  { text: paletteTexts.freightRules, of: layoutTexts.company, to: paths.company('frete'), icon: Truck },
  { text: paletteTexts.companyAddress, of: layoutTexts.company, to: paths.company('endereco'), icon: MapPin },
  { text: pageTitles.ranking, of: siteTexts.brand, to: paths.ranking(), icon: Trophy },
  { text: paletteTexts.preferences, of: layoutTexts.myAccount, to: paths.account('preferencias'), icon: Settings2 },
]

const alsoTexts: Partial<Record<SiteText, SiteText>> = {
  [layoutTexts.orders]: paletteTexts.alsoOrders,
  [officeTitles.products]: paletteTexts.alsoProducts,
  [officeTitles.finance]: paletteTexts.alsoFinance,
  [officeTitles.productCreate]: paletteTexts.alsoCreate,
  [paletteTexts.boxes]: paletteTexts.alsoBoxes,
  [paletteTexts.preferences]: paletteTexts.alsoPreferences,
}

export interface Around {
  stores: OwnStore[]
  current: OwnStore | undefined
  pathname: string
  /** Undefined if there is no money to withdraw. */
  cashOut: (() => void) | undefined
}

export function groupsOf({ stores, current, pathname, cashOut }: Around, t: Translate): EntryGroup[] {
  const links = [...(current ? [...linksOf(current.id), ...partsOf(current.id)] : []), ...ownLinks, ...ownParts]
  return [
    { title: paletteTexts.screens, entries: links.map((link) => entryOf(link, t)) },
    { title: paletteTexts.actions, entries: current ? actionsOf(current, cashOut, t) : [] },
    {
      title: paletteTexts.stores,
      entries: stores
        .filter(({ id }) => id !== current?.id)
        .map(({ id, name, city, uf }) => ({
          id: `store-${id}`,
          name,
          note: `${city}, ${uf}`,
          icon: ArrowLeftRight,
          to: samePlaceOf(pathname, id),
        })),
    },
  ]
}

function entryOf({ text, to, icon, of }: OfficeLink & { of?: SiteText }, t: Translate): Entry {
  const also = alsoTexts[text]
  return { id: to, name: t(text), note: of && t(of), also: also && t(also), icon, to }
}

function actionsOf({ id, slug, status }: OwnStore, cashOut: Around['cashOut'], t: Translate): Entry[] {
  const create = entryOf({ text: officeTitles.productCreate, to: paths.productCreate(id), icon: PackagePlus }, t)
  const importing = entryOf({ text: paletteTexts.import, to: officePaths.importSheet(id), icon: FileUp }, t)
  const taking: Entry = { id: 'cash-out', name: t(cashOutTexts.cashOut), icon: HandCoins, act: cashOut }
  const seeing = entryOf({ text: paletteTexts.storefront, to: paths.store(slug), icon: ExternalLink }, t)
  return [create, importing, ...(cashOut ? [taking] : []), ...(IN_SIGHT.has(status) ? [seeing] : [])]
}

const IN_SIGHT = new Set<OwnStore['status']>(['open', 'vacation'])
