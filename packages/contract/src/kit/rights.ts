/** Each call of a store declares one right; what one role may do and another may not are two rights. */
export const storeRights = {
  stock: 'See, add, price, count and remove what the store offers',
  orders: 'See what the store sold, to whom, and the figures of its sales',
  dispatch: 'Pick, pack, label and post parcels, and say what is missing from them',
  refunds: 'Cancel sales, give money back, and settle returns and complaints',
  documents: 'Issue, send, correct and cancel tax documents',
  money: 'See what the store earned, withdraw it, and change the bank account',
  messages: 'Read and answer messages, questions, reviews and complaints',
  settings: 'Change how the store looks, ships, pays taxes and takes a vacation',
  ownership: 'Close the store for good',
} as const

export type StoreRight = keyof typeof storeRights
