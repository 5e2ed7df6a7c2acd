import type { Saying } from '@bra/contract/kit/saying'
import type { DemoSetCode, ElementSlug, GoodShape, RaritySlug } from './demo.types.ts'
import type { NoticeKind } from '@bra/contract/people/notices.schemas'
import type { Uf } from '@bra/contract/trade/trade'

/** Somebody with an account; all of them share the demo password. */
export interface DemoPerson {
  email: string
  name: string
  lastName: string
  role: 'client' | 'supplier' | 'admin'
}

/** How content a store's buyers are; this weights the stars of its reviews. */
export type StarsProfile = 'excellent' | 'good' | 'mixed' | 'none'

export interface DemoStore {
  name: string
  slug: string
  city: string
  uf: Uf
  cep: string
  address: string
  description: string
  policies: string
  /** E-mail of the owner's account. */
  owner: string
  legalName: string
  /** CPF or CNPJ, digits (and, in the new CNPJ, letters) only. */
  document: string
  size: 'small' | 'medium' | 'large' | 'new'
  stars: StarsProfile
  postsInDays: number
  freeShippingOverCents: number | null
  braCenter: boolean
  openedDaysAgo: number
  /** Days until it returns from vacation; null if it is open. */
  backInDays: number | null
}

export interface DemoBanner {
  place: 'home' | 'ads'
  title: string
  subtitle: string
  label: string
  /** A path, or a set, whose list has an address that contains its id. */
  link: string | { set: DemoSetCode }
  image: string
  portrait: string
  tone: ElementSlug
}

export interface DemoNotice {
  title: string
  body: string
  link: string | null
  level: 'info' | 'warning'
  startsInDays: number
  endsInDays: number
}

export interface DemoPersonNotice {
  to: 'buyer' | 'seller' | 'operator'
  kind: NoticeKind
  title: Saying
  body: Saying
  link: string | null
  hoursAgo: number
  isRead: boolean
}

/** Days are relative to today; `scope` selects the offers that are marked down. */
export interface DemoPromotion {
  title: string
  description: string
  startsInDays: number
  endsInDays: number
  percentOff: number
  scope: { set?: DemoSetCode; shape?: GoodShape[]; rarity?: RaritySlug[] }
}
