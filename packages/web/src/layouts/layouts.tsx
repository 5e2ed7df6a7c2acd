import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '../routes.tsx'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { GeneralLayout } from './GeneralLayout.tsx'
import { MenuLayout } from './MenuLayout.tsx'
import { SellerLayout } from './SellerLayout.tsx'

export const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  general: GeneralLayout,
  seller: SellerLayout,
  checkout: CheckoutLayout,
  menu: MenuLayout,
}
