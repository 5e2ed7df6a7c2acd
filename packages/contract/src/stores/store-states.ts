import type { StoreStatus } from './store-life.ts'

export const visible: readonly StoreStatus[] = ['open', 'vacation']
/** States in which its owner still has duties, even if it may not sell. */
export const atWork: readonly StoreStatus[] = [...visible, 'suspended']
export const neverOpened: readonly StoreStatus[] = ['review', 'refused']
/** States of stores that are closed together with their owner's account, as nobody can buy there. */
export const notSelling: readonly StoreStatus[] = [...neverOpened, 'suspended']
export const outOfSight: readonly StoreStatus[] = ['suspended', 'closed']
