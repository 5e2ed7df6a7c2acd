import type { CompanyTabProps } from '../companies/companies.data.ts'
import { CompanyFirst } from '../companies/CompanyFirst.tsx'
import { BankAccounts } from './BankAccounts.tsx'

/** Where the money of the company's sales goes. */
export const BankAccountTab = ({ company }: CompanyTabProps) =>
  company ? <BankAccounts holder={{ name: company.legal_name, document: company.document }} /> : <CompanyFirst />
