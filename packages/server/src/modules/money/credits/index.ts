export { creditFromStore, creditOf, giveCreditBack, setCreditAside } from './credits.service.ts'
