import type { SiteText } from '@bra/contract/kit/both'
import { type Feature, isHere } from '@bra/contract/kit/coming'
import { type ComponentType } from 'react'
import { boxTexts } from '../../features/dispatch/boxes/texts.ts'
import { taxSetupTexts } from '../../features/dispatch/tax-setup/texts.ts'
import { companyTexts } from '../../features/stores/companies/texts.ts'
import { freightRuleTexts } from '../../features/stores/freight-rules/texts.ts'
import { planTabTexts } from '../../features/stores/subscriptions/plan-tab-texts.ts'
import { partOfBrowser } from '../../lib/lazy-part.tsx'
import type { CompanyTabProps } from '../../features/stores/companies/companies.data.ts'

interface CompanyTabRow {
  id: string
  text: SiteText
  Tab: ComponentType<CompanyTabProps>
  /** The tab is shown once this feature is built. */
  needs?: Feature
}

const allTabs: CompanyTabRow[] = [
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
  {
    id: 'plano',
    text: planTabTexts.tab,
    needs: 'plans',
    Tab: partOfBrowser(async () => (await import('../../features/stores/subscriptions/PlanTab.tsx')).PlanTab),
  },
]
export const companyTabs = allTabs.filter(isHere)
