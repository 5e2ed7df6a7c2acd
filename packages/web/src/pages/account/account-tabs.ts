import type { ComponentType } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { TextKey } from '../../text/keys.ts'

export interface AccountTab {
  /** `?aba=` of the address. */
  id: string
  text: TextKey
  /** Comes with the texts that it says beyond those of the page. */
  Part: ComponentType
}

/** The account's tabs, in their order; the first is open when the address names none. */
export const accountTabs: AccountTab[] = [
  {
    id: 'pedidos',
    text: 'account.orders',
    Part: lazyPart(['orders'], async () => (await import('../orders/OrdersTab.tsx')).OrdersTab),
  },
  {
    id: 'dados',
    text: 'account.profile',
    Part: lazyPart(['account', 'auth', 'form'], async () => (await import('../accounts/ProfileTab.tsx')).ProfileTab),
  },
  {
    id: 'enderecos',
    text: 'account.addresses',
    Part: lazyPart(['addresses', 'form'], async () => (await import('../addresses/AddressesTab.tsx')).AddressesTab),
  },
  {
    id: 'cartoes',
    text: 'account.cards',
    Part: lazyPart(
      ['finance', 'checkout', 'form'],
      async () => (await import('../payments/SavedCards.tsx')).SavedCards,
    ),
  },
  {
    id: 'colecao',
    text: 'account.collection',
    Part: lazyPart(['collections'], async () => (await import('../collections/CollectionTab.tsx')).CollectionTab),
  },
  {
    id: 'desejos',
    text: 'account.wants',
    Part: lazyPart(['wants', 'form'], async () => (await import('../wants/WantsTab.tsx')).WantsTab),
  },
  {
    id: 'avisos',
    text: 'account.notifications',
    Part: lazyPart(['notices'], async () => (await import('../notices/NotificationsTab.tsx')).NotificationsTab),
  },
  {
    id: 'seguranca',
    text: 'account.security',
    Part: lazyPart(
      ['account', 'auth', 'form'],
      async () => (await import('../sessions/security/SecurityTab.tsx')).SecurityTab,
    ),
  },
  {
    id: 'preferencias',
    text: 'account.preferences',
    Part: lazyPart(['account'], async () => (await import('./PreferencesTab.tsx')).PreferencesTab),
  },
  {
    id: 'privacidade',
    text: 'account.privacy',
    Part: lazyPart(['privacy', 'auth', 'form'], async () => (await import('../privacy/PrivacyTab.tsx')).PrivacyTab),
  },
]
