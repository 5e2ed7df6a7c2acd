import { AddressBook } from './AddressBook.tsx'

export const AddressesTab = () => <AddressBook />
