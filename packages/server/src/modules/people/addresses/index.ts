export { keepAddressOfCompany, keepAddressOfStore } from './address-book.service.ts'
export {
  addressAtPostcode,
  addressOfCompany,
  addressOfUser,
  billingAddress,
  defaultAddress,
  defaultAddressInSql,
} from './address-book.queries.ts'
export { addressView } from './addresses.view.ts'
export { cityCode } from './places.ts'
