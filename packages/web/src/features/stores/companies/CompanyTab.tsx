import type { CompanyTabProps } from './companies.data.ts'
import { CompanyForm } from './CompanyForm.tsx'

/** The data of the company; a new form once it has an id. */
export const CompanyTab = ({ company }: CompanyTabProps) => <CompanyForm key={company?.id ?? 'new'} company={company} />
