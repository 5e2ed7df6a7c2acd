export const stores = {
  empty: '',
}
