import type { SiteText } from '@bra/contract/kit/both'
import { type ComponentType } from 'react'
import { boxTexts } from '../../features/dispatch/boxes/texts.ts'
import { taxSetupTexts } from '../../features/dispatch/tax-setup/texts.ts'
import { companyTexts } from '../../features/stores/companies/texts.ts'
import { freightRuleTexts } from '../../features/stores/freight-rules/texts.ts'
import { partOfBrowser } from '../../lib/lazy-part.tsx'
import type { CompanyTabProps } from '../../features/stores/companies/companies.data.ts'

interface CompanyTabRow {
  id: string
  text: SiteText
  Tab: ComponentType<CompanyTabProps>
}

export const companyTabs: CompanyTabRow[] = [
  {
    id: 'empresa',
    text: companyTexts.tabCompany,
    Tab: partOfBrowser(async () => (await import('../../features/stores/companies/CompanyTab.tsx')).CompanyTab),
  },
  {
    id: 'endereco',
    text: companyTexts.tabAddress,
    Tab: partOfBrowser(
      async () => (await import('../../features/stores/companies/CompanyAddressTab.tsx')).CompanyAddressTab,
    ),
  },
  {
    id: 'caixas',
    text: boxTexts.tab,
    Tab: partOfBrowser(async () => (await import('../../features/dispatch/boxes/BoxesTab.tsx')).BoxesTab),
  },
  {
    id: 'frete',
    text: freightRuleTexts.tab,
    Tab: partOfBrowser(
      async () => (await import('../../features/stores/freight-rules/FreightRulesTab.tsx')).FreightRulesTab,
    ),
  },
  {
    id: 'notas',
    text: taxSetupTexts.tab,
    Tab: partOfBrowser(async () => (await import('../../features/dispatch/tax-setup/TaxSetupTab.tsx')).TaxSetupTab),
  },
  {
    id: 'conta',
    text: companyTexts.tabBank,
    Tab: partOfBrowser(async () => (await import('../../features/payouts/wallet/BankAccountTab.tsx')).BankAccountTab),
  },
]
