import { AddressBook } from './AddressBook.tsx'

/** The addresses in the account. */
export const AddressesTab = () => <AddressBook />
