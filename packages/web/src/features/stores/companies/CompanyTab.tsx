import type { CompanyTabProps } from './companies.data.ts'
import { CompanyForm } from './CompanyForm.tsx'

/** The key starts a new form once the company has an id. */
export const CompanyTab = ({ company }: CompanyTabProps) => <CompanyForm key={company?.id ?? 'new'} company={company} />
