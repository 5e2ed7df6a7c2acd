import type { Module, Wing } from './module.ts'
import { wing as ground } from './modules/ground/wing.ts'
import { wing as people } from './modules/people/wing.ts'
import { wing as money } from './modules/money/wing.ts'
import { wing as catalogue } from './modules/catalogue/wing.ts'
import { wing as stores } from './modules/stores/wing.ts'
import { wing as orders } from './modules/orders/wing.ts'
import { wing as prices } from './modules/prices/wing.ts'
import { wing as shopping } from './modules/shopping/wing.ts'
import { wing as selling } from './modules/selling/wing.ts'
import { wing as dispatch } from './modules/dispatch/wing.ts'
import { wing as care } from './modules/care/wing.ts'
import { wing as payouts } from './modules/payouts/wing.ts'
import { wing as office } from './modules/office/wing.ts'
import { wing as outside } from './modules/outside/wing.ts'

/** The lowest wing comes first: a wing uses only the wings above it in this list. Its modules stand in `wing.ts`. */
export const wings: Record<string, Wing> = {
  ground,
  people,
  money,
  catalogue,
  stores,
  orders,
  prices,
  shopping,
  selling,
  dispatch,
  care,
  payouts,
  office,
  outside,
}

/** The lowest module comes first: a module imports only those in its `uses`, through their `index.ts`. */
export const modules: Record<string, Module> = Object.assign({}, ...Object.values(wings))
