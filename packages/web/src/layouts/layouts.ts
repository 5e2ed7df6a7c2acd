import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '../routes.tsx'

type Frame = ComponentType<{ children: ReactNode }>

/** The layouts beside the general one: whoever browses the shop never fetches them. */
export const otherLayouts: Record<Exclude<Layout, 'general'>, () => Promise<Frame>> = {
  seller: async () => (await import('./SellerLayout.tsx')).SellerLayout,
  checkout: async () => (await import('./CheckoutLayout.tsx')).CheckoutLayout,
  admin: async () => (await import('./AdminLayout.tsx')).AdminLayout,
  menu: async () => (await import('./MenuLayout.tsx')).MenuLayout,
}
