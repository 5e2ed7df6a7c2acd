export { keepAddressOfCompany, keepAddressOfStore } from './address-book.service.ts'
export { addressesOf, addressOfCompany, defaultAddress, defaultAddressInSql } from './address-book.queries.ts'
export { addressView } from './addresses.view.ts'
export { cityCode } from './places.ts'
