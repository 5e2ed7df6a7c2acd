import type { CompanyTabProps } from '../../stores/companies/companies.data.ts'
import { CompanyFirst } from '../../stores/companies/CompanyFirst.tsx'
import { BankAccounts } from './BankAccounts.tsx'

export const BankAccountTab = ({ company }: CompanyTabProps) =>
  company ? <BankAccounts holder={{ name: company.legal_name, document: company.document }} /> : <CompanyFirst />
