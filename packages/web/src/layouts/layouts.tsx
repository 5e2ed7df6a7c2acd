import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '../routes.tsx'
import { GeneralLayout } from './GeneralLayout.tsx'

export const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  general: GeneralLayout,
  seller: GeneralLayout,
  checkout: GeneralLayout,
  menu: GeneralLayout,
}
