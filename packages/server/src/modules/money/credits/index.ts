export { creditFromStore, creditOf, giveCreditBack, recoupFromStore, setCreditAside } from './credits.service.ts'
