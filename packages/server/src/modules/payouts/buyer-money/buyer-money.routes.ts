import { buyerMoney } from '@bra/contract/payouts/buyer-money'
import { buyerMoneySchemas } from '@bra/contract/payouts/buyer-money.schemas'
import { routes } from '../../../platform/routes.ts'
import { moneyOfBuyer } from './buyer-money.service.ts'

export default routes(buyerMoney, buyerMoneySchemas, {
  show: async ({ app, user }) => ({ money: await moneyOfBuyer(app, user.id) }),
})
