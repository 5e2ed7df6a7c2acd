import { type ComponentType } from 'react'
import { partOfBrowser } from '../../lib/lazy-part.tsx'
import type { CompanyTabProps } from '../../features/stores/companies/companies.data.ts'
import type { TextKey } from '../../text/keys.ts'

interface CompanyTabRow {
  /** Value of `?aba=` in the address. */
  id: string
  text: TextKey
  Tab: ComponentType<CompanyTabProps>
}

export const companyTabs: CompanyTabRow[] = [
  {
    id: 'empresa',
    text: 'companies.tabCompany',
    Tab: partOfBrowser(async () => (await import('../../features/stores/companies/CompanyTab.tsx')).CompanyTab),
  },
  {
    id: 'endereco',
    text: 'companies.tabAddress',
    Tab: partOfBrowser(
      async () => (await import('../../features/stores/companies/CompanyAddressTab.tsx')).CompanyAddressTab,
    ),
  },
  {
    id: 'caixas',
    text: 'boxes.tab',
    Tab: partOfBrowser(async () => (await import('../../features/dispatch/boxes/BoxesTab.tsx')).BoxesTab),
  },
  {
    id: 'frete',
    text: 'freightRules.tab',
    Tab: partOfBrowser(
      async () => (await import('../../features/stores/freight-rules/FreightRulesTab.tsx')).FreightRulesTab,
    ),
  },
  {
    id: 'notas',
    text: 'taxes.tab',
    Tab: partOfBrowser(async () => (await import('../../features/dispatch/tax-setup/TaxSetupTab.tsx')).TaxSetupTab),
  },
  {
    id: 'conta',
    text: 'companies.tabBank',
    Tab: partOfBrowser(async () => (await import('../../features/payouts/wallet/BankAccountTab.tsx')).BankAccountTab),
  },
]
