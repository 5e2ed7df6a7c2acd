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
import { samePlaceOf } from '../../features/stores/stores/same-place.ts'
import { officePaths } from '../../lib/office-paths.ts'
import { paths } from '../../lib/paths.ts'
import type { Translate } from '../../lib/text.tsx'
import type { TextKey } from '../../text/keys.ts'
import type { OfficeLink } from '../OfficeFrame.tsx'
import { linksOf, ownLinks } from '../seller-links.ts'
import type { Entry, EntryGroup } from './entries.ts'

/** Sections of screens with their own entry, and the screen that they belong to. */
type ScreenPart = OfficeLink & { of: TextKey }

const partsOf = (store: number): ScreenPart[] => [
  { text: 'palette.clients', of: 'shell.dashboard', to: paths.dashboard(store, 'clientes'), icon: Users },
  { text: 'palette.reviews', of: 'shell.dashboard', to: paths.dashboard(store, 'avaliacoes'), icon: Star },
  { text: 'office.putBack', of: 'shell.orders', to: officePaths.putBack(store), icon: ArchiveRestore },
  { text: 'office.listingsTcg', of: 'office.products', to: paths.listings(store, 'Tcg'), icon: Package },
  { text: 'office.listingsCards', of: 'office.products', to: paths.listings(store, 'Cards'), icon: Package },
  { text: 'office.listingsBra', of: 'office.products', to: paths.listings(store, 'CardsBra'), icon: Package },
  { text: 'office.bankAccount', of: 'office.finance', to: paths.bankAccount(store), icon: Landmark },
  { text: 'office.savedCards', of: 'office.finance', to: paths.savedCards(store), icon: CreditCard },
]

const ownParts: ScreenPart[] = [
  { text: 'palette.boxes', of: 'shell.company', to: paths.company('caixas'), icon: PackageOpen },
  { text: 'palette.freightRules', of: 'shell.company', to: paths.company('frete'), icon: Truck },
  { text: 'palette.companyAddress', of: 'shell.company', to: paths.company('endereco'), icon: MapPin },
  { text: 'pages.ranking', of: 'shell.brand', to: paths.ranking(), icon: Trophy },
  { text: 'palette.preferences', of: 'shell.myAccount', to: paths.account('preferencias'), icon: Settings2 },
]

/** Other words for a screen. */
const alsoTexts: Partial<Record<TextKey, TextKey>> = {
  'shell.orders': 'palette.alsoOrders',
  'office.products': 'palette.alsoProducts',
  'office.finance': 'palette.alsoFinance',
  'office.productCreate': 'palette.alsoCreate',
  'palette.boxes': 'palette.alsoBoxes',
  'palette.preferences': 'palette.alsoPreferences',
}

export interface Around {
  stores: OwnStore[]
  current: OwnStore | undefined
  pathname: string
  /** Opens the withdrawal dialog; undefined if there is no money to withdraw. */
  cashOut: (() => void) | undefined
}

/** Everything that the palette knows without a request: screens, actions, and the person's other stores. */
export function groupsOf({ stores, current, pathname, cashOut }: Around, t: Translate): EntryGroup[] {
  const links = [...(current ? [...linksOf(current.id), ...partsOf(current.id)] : []), ...ownLinks, ...ownParts]
  return [
    { title: 'palette.screens', entries: links.map((link) => entryOf(link, t)) },
    { title: 'palette.actions', entries: current ? actionsOf(current, cashOut, t) : [] },
    {
      title: 'palette.stores',
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

function entryOf({ text, to, icon, of }: OfficeLink & { of?: TextKey }, t: Translate): Entry {
  const also = alsoTexts[text]
  return { id: to, name: t(text), note: of && t(of), also: also && t(also), icon, to }
}

function actionsOf({ id, slug, status }: OwnStore, cashOut: Around['cashOut'], t: Translate): Entry[] {
  const create = entryOf({ text: 'office.productCreate', to: paths.productCreate(id), icon: PackagePlus }, t)
  const importing = entryOf({ text: 'palette.import', to: officePaths.importSheet(id), icon: FileUp }, t)
  const taking: Entry = { id: 'cash-out', name: t('office.cashOut'), icon: HandCoins, act: cashOut }
  const seeing = entryOf({ text: 'palette.storefront', to: paths.store(slug), icon: ExternalLink }, t)
  return [create, importing, ...(cashOut ? [taking] : []), ...(IN_SIGHT.has(status) ? [seeing] : [])]
}

/** States in which buyers can see the store. */
const IN_SIGHT = new Set<OwnStore['status']>(['open', 'vacation'])
