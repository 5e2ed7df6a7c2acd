export const product = {
  empty: '',
}
