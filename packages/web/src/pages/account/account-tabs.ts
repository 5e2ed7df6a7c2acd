import type { SiteText } from '@bra/contract/kit/both'
import type { ComponentType } from 'react'
import { lazyPart, partOfBrowser } from '../../lib/lazy-part.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { accountTexts } from './texts.ts'

export interface AccountTab {
  /** `?aba=` of the address. */
  id: string
  text: SiteText
  /** The part brings the texts that it says beyond those of the page. */
  Part: ComponentType
  Count?: ComponentType
}

/** The first is open when the address names none. */
export const accountTabs: AccountTab[] = [
  {
    id: 'pedidos',
    text: accountTexts.orders,
    Part: lazyPart(async () => (await import('../../features/orders/orders/OrdersTab.tsx')).OrdersTab),
  },
  {
    id: 'reclamacoes',
    text: pageTitles.complaints,
    Part: lazyPart(async () => (await import('../../features/care/complaints/ComplaintsTab.tsx')).ComplaintsTab),
  },
  {
    id: 'perguntas',
    text: accountTexts.questions,
    Part: lazyPart(async () => (await import('../../features/stores/offer-questions/OwnQuestions.tsx')).OwnQuestions),
  },
  {
    id: 'dinheiro',
    text: accountTexts.money,
    Part: lazyPart(async () => (await import('../../features/payouts/buyer-money/MoneyTab.tsx')).MoneyTab),
  },
  {
    id: 'dados',
    text: accountTexts.profile,
    Part: lazyPart(async () => (await import('../../features/people/accounts/ProfileTab.tsx')).ProfileTab),
  },
  {
    id: 'enderecos',
    text: accountTexts.addresses,
    Part: lazyPart(async () => (await import('../../features/people/addresses/AddressesTab.tsx')).AddressesTab),
  },
  {
    id: 'cartoes',
    text: accountTexts.cards,
    Part: lazyPart(async () => (await import('../../features/money/payments/SavedCards.tsx')).SavedCards),
  },
  {
    id: 'colecao',
    text: accountTexts.collection,
    Part: lazyPart(async () => (await import('../../features/shopping/collections/CollectionTab.tsx')).CollectionTab),
  },
  {
    id: 'desejos',
    text: accountTexts.wants,
    Part: lazyPart(async () => (await import('../../features/shopping/wants/WantsTab.tsx')).WantsTab),
  },
  {
    id: 'buscas',
    text: accountTexts.searches,
    Part: lazyPart(
      async () => (await import('../../features/shopping/saved-searches/SavedSearchesTab.tsx')).SavedSearchesTab,
    ),
    Count: partOfBrowser(
      async () => (await import('../../features/shopping/saved-searches/SearchCount.tsx')).SearchCount,
    ),
  },
  {
    id: 'padrao',
    text: accountTexts.standard,
    Part: lazyPart(async () => (await import('../../features/prices/standards/StandardTab.tsx')).StandardTab),
  },
  {
    id: 'avisos',
    text: accountTexts.notifications,
    Part: lazyPart(
      async () => (await import('../../features/people/push-devices/NoticesAndDevices.tsx')).NoticesAndDevices,
    ),
  },
  {
    id: 'seguranca',
    text: accountTexts.security,
    Part: lazyPart(async () => (await import('../../features/people/sessions/security/SecurityTab.tsx')).SecurityTab),
  },
  {
    id: 'preferencias',
    text: accountTexts.preferences,
    Part: lazyPart(async () => (await import('../../features/people/account/PreferencesTab.tsx')).PreferencesTab),
  },
  {
    id: 'privacidade',
    text: accountTexts.privacy,
    Part: lazyPart(async () => (await import('../../features/people/privacy/PrivacyTab.tsx')).PrivacyTab),
  },
]
