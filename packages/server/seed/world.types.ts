import type { Uf } from '@bra/contract/trade'

/** Someone with an account; all of them share the demo password. */
export interface DemoPerson {
  email: string
  name: string
  lastName: string
  role: 'client' | 'supplier' | 'admin'
}

/** How content its buyers are: it weighs the stars of the reviews. */
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
  /** Days until it returns from vacation; null while it is open. */
  backInDays: number | null
}
