import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '../routes.tsx'

type Frame = ComponentType<{ children: ReactNode }>

/** Layouts other than the general one are loaded on demand, because most visitors never need them. */
export const otherLayouts: Record<Exclude<Layout, 'general'>, () => Promise<Frame>> = {
  seller: async () => (await import('./SellerLayout.tsx')).SellerLayout,
  checkout: async () => (await import('./CheckoutLayout.tsx')).CheckoutLayout,
  admin: async () => (await import('./AdminLayout.tsx')).AdminLayout,
  menu: async () => (await import('./MenuLayout.tsx')).MenuLayout,
}
