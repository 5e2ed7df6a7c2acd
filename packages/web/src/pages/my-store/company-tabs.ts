import { type ComponentType, lazy } from 'react'
import type { CompanyTabProps } from '../../features/companies/companies.data.ts'
import type { TextKey } from '../../text/keys.ts'

interface CompanyTabRow {
  /** As the address says it: `?aba=`. */
  id: string
  text: TextKey
  Tab: ComponentType<CompanyTabProps>
}

/** The parts of "Empresa", each in a script of its own. */
export const companyTabs: CompanyTabRow[] = [
  {
    id: 'empresa',
    text: 'companies.tabCompany',
    Tab: lazy(async () => ({ default: (await import('../../features/companies/CompanyTab.tsx')).CompanyTab })),
  },
  {
    id: 'endereco',
    text: 'companies.tabAddress',
    Tab: lazy(async () => ({
      default: (await import('../../features/companies/CompanyAddressTab.tsx')).CompanyAddressTab,
    })),
  },
  {
    id: 'caixas',
    text: 'boxes.tab',
    Tab: lazy(async () => ({ default: (await import('../../features/boxes/BoxesTab.tsx')).BoxesTab })),
  },
  {
    id: 'conta',
    text: 'companies.tabBank',
    Tab: lazy(async () => ({ default: (await import('../../features/wallet/BankAccountTab.tsx')).BankAccountTab })),
  },
]
